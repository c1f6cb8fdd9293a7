import { Activity, type ComponentType, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Drawn } from '../shared/router/ahead.ts';
import { type Place, PlaceProvider } from '../shared/router/use-router.tsx';
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
  // As long as the address asks for nothing else than what was drawn, nothing of it is drawn again.
  const at = place && Object.keys(place.search).length > 0 ? place : drawn;
  const { Component } = drawn;
  const page = useMemo(() => <PageAt place={at} Component={Component} />, [at, Component]);
  return createPortal(
    <Activity mode={place ? 'visible' : 'hidden'}>
      <Boundary of={place} failed={<PageLoadError />}>
        {page}
      </Boundary>
    </Activity>,
    elementOf(drawn),
  );
}

function PageAt({ place, Component }: { place: Place; Component: ComponentType }) {
  return (
    <PlaceProvider place={place}>
      <Component />
    </PlaceProvider>
  );
}
