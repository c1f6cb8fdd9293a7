import { c as require_jsx_runtime, t as Icon } from "./icon-BzQdmBm7.js";
// ../../../main/packages/ui/src/icons/history.tsx
var import_jsx_runtime = require_jsx_runtime();
var HistoryIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M4 9.5A8.5 8.5 0 1 1 3.5 13M3.75 5.25L4 9.5l4-.75M12 7.5v5l3.5 2" })
});
export { HistoryIcon as t };
