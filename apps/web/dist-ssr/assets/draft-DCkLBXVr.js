import { _ as require_react, x as __toESM } from "./icon-BzQdmBm7.js";
// src/features/sponsor/draft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var KEY = "yuanguang.sponsor.draft";
var EMPTY = {
	choice: {
		bookId: null,
		copies: 10
	},
	form: {}
};
var listeners = /* @__PURE__ */ new Set();
var current;
/** The draft outlives a reload and every error, and ends with the tab. */
function read() {
	if (current) return current;
	try {
		current = {
			...EMPTY,
			...JSON.parse(sessionStorage.getItem(KEY) ?? "{}")
		};
	} catch {
		current = EMPTY;
	}
	return current;
}
function write(next) {
	const turned = next.choice !== current?.choice;
	current = next;
	try {
		if (next === EMPTY) sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, JSON.stringify(next));
	} catch {}
	if (turned) for (const listener of listeners) listener();
}
function changeChoice(part) {
	const draft = read();
	write({
		...draft,
		choice: {
			...draft.choice,
			...part
		}
	});
}
function keptForm() {
	return read().form;
}
function keepForm(form) {
	write({
		...read(),
		form
	});
}
/** After the printing is paid for: the next one begins anew. */
function clearDraft() {
	write(EMPTY);
}
function subscribe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
function useChoice() {
	return (0, import_react.useSyncExternalStore)(subscribe, () => read().choice, () => EMPTY.choice);
}
export { useChoice as a, keptForm as i, clearDraft as n, keepForm as r, changeChoice as t };
