import { _ as require_react, c as require_jsx_runtime, r as cx, x as __toESM } from "./icon-BzQdmBm7.js";
import { x as WarningIcon } from "../entry-server.js";
// ../../../main/packages/ui/src/field.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var field_module_default = {
	field: "_field_jkomf_1",
	label: "_label_jkomf_10",
	optional: "_optional_jkomf_14",
	box: "_box_jkomf_20",
	input: "_input_jkomf_37",
	prefix: "_prefix_jkomf_61",
	end: "_end_jkomf_68",
	bare: "_bare_jkomf_92",
	ring: "_ring_jkomf_96",
	"yg-turn": "_yg-turn_jkomf_1",
	count: "_count_jkomf_104",
	wrong: "_wrong_jkomf_111",
	error: "_error_jkomf_115",
	off: "_off_jkomf_128",
	code: "_code_jkomf_142"
};
// ../../../main/packages/ui/src/field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The frame every field shares: label, control, help, error. The control gets its ids by a function. */
function Field({ label, labelHidden, optional, hint, error, below, off, children }) {
	const id = (0, import_react.useId)();
	const described = cx(error !== void 0 && `${id}e`, hint !== void 0 && `${id}h`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: cx(field_module_default.field, error !== void 0 && field_module_default.wrong, off && field_module_default.off),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				htmlFor: id,
				className: labelHidden ? "yg-sr" : field_module_default.label,
				children: [label, optional ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: field_module_default.optional,
					children: optional
				}) : null]
			}),
			children({
				id,
				"aria-describedby": described,
				"aria-invalid": error !== void 0 || void 0
			}),
			below,
			error !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: field_module_default.error,
				id: `${id}e`,
				role: "alert",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WarningIcon, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: error })]
			}) : null,
			hint !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "yg-note",
				id: `${id}h`,
				children: hint
			}) : null
		]
	});
}
export { field_module_default as n, Field as t };
