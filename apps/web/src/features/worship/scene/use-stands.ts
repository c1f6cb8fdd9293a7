import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the drawings inside an element have come: what is seen beside them is fetched after them, on a line that is
 * shared. A drawing that does not come holds nothing up.
 */
export function useStands(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const at = useRef<HTMLDivElement>(null);
  const [stands, setStands] = useState(false);
  useEffect(() => {
    let left = false;
    const drawn = [...(at.current?.querySelectorAll('img') ?? [])].map((image) =>
      image.decode().catch(() => undefined),
    );
    void Promise.all(drawn).then(() => {
      if (!left) setStands(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return [at, stands];
}
