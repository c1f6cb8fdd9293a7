import '@yuanguang/ui/night.css';
import { useLayoutEffect } from 'react';
import { Page, type PageProps } from './page.tsx';

/** The colour of the night's paper, for the bars of the phone. */
const GROUND = '#161d36';

/** A page of the night world (shrine, lots, instruments): gold on indigo, whatever the reader's theme. */
export function NightPage(props: PageProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const day = bars?.content;
    dataset.world = 'night';
    if (bars) bars.content = GROUND;
    return () => {
      delete dataset.world;
      if (bars && day !== undefined) bars.content = day;
    };
  }, []);
  return <Page {...props} />;
}
