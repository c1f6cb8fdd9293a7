import { _ as require_react, c as require_jsx_runtime } from "./icon-BzQdmBm7.js";
import { n as field_module_default, t as Field } from "./field-DrMEO3k0.js";
import { t as SearchIcon } from "./search-CFuUl_WQ.js";
require_react();
var import_jsx_runtime = require_jsx_runtime();
/** A labelled line of text. All native input properties pass through, so form libraries can register it. */
function TextField(props) {
	const { label, labelHidden, optional, hint, error, below, prefix, end, busy, ...input } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		labelHidden,
		optional,
		hint,
		error,
		below,
		off: input.disabled,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: field_module_default.box,
			children: [
				prefix ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: field_module_default.prefix,
					children: prefix
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					...input,
					...ids,
					className: field_module_default.input
				}),
				end || busy ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: field_module_default.end,
					children: [end, busy ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: field_module_default.bare,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { className: field_module_default.ring })
					}) : null]
				}) : null
			]
		})
	});
}
/** A search line with its button; Enter searches too. */
function SearchField({ submitLabel, onSearch, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("search", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
		onSubmit: (event) => {
			event.preventDefault();
			onSearch(event.currentTarget.querySelector("input")?.value.trim() ?? "");
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			enterKeyHint: "search",
			labelHidden: true,
			...rest,
			type: "search",
			end: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "submit",
				"aria-label": submitLabel,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchIcon, {})
			})
		})
	}) });
}
export { TextField as n, SearchField as t };
