import { c as require_jsx_runtime, t as Icon } from "./icon-BzQdmBm7.js";
import { t as toHash } from "../entry-server.js";
// ../../../main/packages/ui/src/icons/trash.tsx
var import_jsx_runtime = require_jsx_runtime();
var TrashIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M4.75 6.5h14.5M9 6.5V4.25h6V6.5M6.5 6.5l.9 13.75h9.2l.9-13.75M10 10.25v6M14 10.25v6" })
});
// src/shared/router/link.tsx
/** A plain link to a page of the app with its query. */
function Link({ to, search, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: toHash({
			to,
			search
		}),
		children
	});
}
export { TrashIcon as n, Link as t };
