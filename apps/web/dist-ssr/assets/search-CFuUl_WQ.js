import { c as require_jsx_runtime, t as Icon } from "./icon-BzQdmBm7.js";
// ../../../main/packages/ui/src/icons/search.tsx
var import_jsx_runtime = require_jsx_runtime();
var SearchIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Icon, {
	...props,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
		cx: "10.75",
		cy: "10.75",
		r: "6.75"
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M15.75 15.75l4.75 4.75" })]
});
export { SearchIcon as t };
