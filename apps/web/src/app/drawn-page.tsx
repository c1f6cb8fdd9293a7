import { Activity, type ComponentType, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Drawn } from '../shared/router/ahead.ts';
import { type Place, PlaceProvider } from '../shared/router/use-router.tsx';
import { Boundary } from '../shared/shell/boundary.tsx';
import s from './drawn-page.module.css';
import { PageLoadError } from './page-states.tsx';

interface DrawnPageProps {
  readonly drawn: Drawn;
  /** Where the page stands, once it is on the screen. */
  readonly place: Place | undefined;
}

/**
 * A page drawn before it is asked for, in an element of its own. Until then that element is not in the document, so that
 * nothing there (a search for words, an assistive technology, a place of the same name) meets the page twice.
 */
export function DrawnPage({ drawn, place }: DrawnPageProps) {
  const [element] = useState(makeElement);
  // As long as the address asks for nothing else than what was drawn, nothing of it is drawn again.
  const at = place && Object.keys(place.search).length > 0 ? place : drawn;
  const { Component } = drawn;
  const page = useMemo(() => <PageAt place={at} Component={Component} />, [at, Component]);
  return (
    <>
      {place ? <Slot element={element} /> : null}
      {createPortal(
        <Activity mode={place ? 'visible' : 'hidden'}>
          <Boundary of={place} failed={<PageLoadError />}>
            {page}
          </Boundary>
        </Activity>,
        element,
      )}
    </>
  );
}

function makeElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = s.boxless ?? '';
  return element;
}

function PageAt({ place, Component }: { place: Place; Component: ComponentType }) {
  return (
    <PlaceProvider place={place}>
      <Component />
    </PlaceProvider>
  );
}

/** Before the page in the tree: when the page's own effects run, it is in the document. */
function Slot({ element }: { element: HTMLElement }) {
  const put = useCallback((slot: HTMLElement | null) => slot?.append(element), [element]);
  return <div ref={put} className={s.boxless} />;
}
