import { _ as require_react, x as __toESM } from "./icon-BzQdmBm7.js";
// src/shared/offline/kept-list.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A list kept on this device only, newest first, each item once. Without storage it is known until the page is left. */
function keptList({ key, most, isItem, idOf }) {
	const none = [];
	const listeners = /* @__PURE__ */ new Set();
	let current;
	function read() {
		if (current) return current;
		try {
			const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
			current = Array.isArray(kept) ? kept.filter(isItem) : none;
		} catch {
			current = none;
		}
		return current;
	}
	function write(next) {
		current = next;
		try {
			if (next.length === 0) localStorage.removeItem(key);
			else localStorage.setItem(key, JSON.stringify(next));
		} catch {}
		for (const listener of listeners) listener();
	}
	function subscribe(listener) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}
	return {
		/** Puts an item first; one that stands first already is left as it is. */
		keep(item) {
			const known = read();
			if (known[0] !== void 0 && idOf(known[0]) === idOf(item)) return;
			write([item, ...known.filter((one) => idOf(one) !== idOf(item))].slice(0, most));
		},
		forget: (id) => write(read().filter((one) => idOf(one) !== id)),
		forgetAll: () => write(none),
		useItems: () => (0, import_react.useSyncExternalStore)(subscribe, read, () => none)
	};
}
export { keptList as t };
