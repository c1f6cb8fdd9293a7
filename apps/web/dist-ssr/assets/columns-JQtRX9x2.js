import { c as require_jsx_runtime } from "./icon-BzQdmBm7.js";
var columns_module_default = {
	facts: "_facts_1yx8b_2",
	list: "_list_1yx8b_64",
	way: "_way_1yx8b_91",
	tally: "_tally_1yx8b_144"
};
// ../../../main/packages/ui/src/columns.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Facts in ruled upright columns, read from the right; in other scripts and narrow places they become rows. */
function FactColumns({ facts }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: columns_module_default.facts,
		children: facts.map((fact) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: fact.label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: fact.value })] }, fact.label))
	});
}
/** Label and value, a row each, ruled. */
function KeyValueList({ items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: columns_module_default.list,
		children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dt", { children: [item.icon ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(item.icon, {}) : null, item.label] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: item.value })] }, item.label))
	});
}
/** The way of an order: dots on one thread; the current one carries the light. */
function ProgressSteps({ steps, label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: columns_module_default.way,
		"aria-label": label,
		children: steps.map((step) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			"data-state": step.state,
			"aria-current": step.state === "current" ? "step" : void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: step.label }), step.note !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: step.note }) : null]
		}, step.id))
	});
}
/** A few large figures with their words. */
function Tally({ items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: columns_module_default.tally,
		children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: item.figure }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: item.words })] }, item.words))
	});
}
export { Tally as i, KeyValueList as n, ProgressSteps as r, FactColumns as t };
