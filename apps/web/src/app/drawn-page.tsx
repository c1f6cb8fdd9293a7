import { Activity, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Drawn } from '../shared/router/ahead.ts';
import { type Place, PlaceContext } from '../shared/router/use-router.tsx';
import { Boundary } from '../shared/shell/boundary.tsx';
import { PageLoadError } from './page-states.tsx';
import { elementOf } from './stage.ts';

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
  const { Component } = drawn;
  // As long as the address asks for nothing else than what was drawn, nothing of it is drawn again.
  const at = place && Object.keys(place.search).length > 0 ? place : drawn;
  const page = useMemo(() => <Component />, [Component]);
  return createPortal(
    <Activity mode={place ? 'visible' : 'hidden'}>
      <PlaceContext value={at}>
        <Boundary of={place} failed={<PageLoadError />}>
          {page}
        </Boundary>
      </PlaceContext>
    </Activity>,
    elementOf(drawn),
  );
}
