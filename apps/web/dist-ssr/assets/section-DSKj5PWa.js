import { c as require_jsx_runtime, r as cx } from "./icon-BzQdmBm7.js";
var section_module_default = {
	section: "_section_ocun6_1",
	body: "_body_ocun6_4",
	head: "_head_ocun6_7",
	lead: "_lead_ocun6_47",
	center: "_center_ocun6_52",
	leadTitle: "_leadTitle_ocun6_56"
};
// ../../../main/packages/ui/src/section.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A head with the fishtail mark (鱼尾) and a double rule to the edge. */
function SectionHead({ children, note, id, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
		className: cx(section_module_default.head, className),
		id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children }), note !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: note }) : null]
	});
}
/** A head with its content. On wide screens, in Chinese and Japanese, the head stands upright beside it. */
function Section({ title, note, id, className, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: cx(section_module_default.section, className),
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHead, {
			note,
			id,
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: section_module_default.body,
			children
		})]
	});
}
/** A page's opening: one line in large Song, one sentence under it. */
function Lead({ title, children, center }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: cx(section_module_default.lead, center && section_module_default.center),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: section_module_default.leadTitle,
			children: title
		}), children]
	});
}
export { Section as n, Lead as t };
