/** Reads a `<script type="application/json" id="…">` that the server put into the page; undefined when it is not there. */
export function readPageData<Data>(id: string): Data | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return undefined;
  }
}
