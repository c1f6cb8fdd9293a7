import { _ as require_react, c as require_jsx_runtime, x as __toESM } from "./icon-BzQdmBm7.js";
// ../../../main/packages/ui/src/choices.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var choices_module_default = {
	chips: "_chips_vkjg9_1",
	chip: "_chip_vkjg9_1",
	legend: "_legend_vkjg9_25",
	row: "_row_vkjg9_30",
	tick: "_tick_vkjg9_31",
	words: "_words_vkjg9_45",
	verse: "_verse_vkjg9_54",
	"switch": "_switch_vkjg9_110",
	error: "_error_vkjg9_155",
	rows: "_rows_vkjg9_194"
};
// ../../../main/packages/ui/src/choices.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Presets: small ruled slips, the chosen one underlined by the red brush. */
function ChipGroup({ options, value, onChange, label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: choices_module_default.chips,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "yg-sr",
			children: label
		}), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: choices_module_default.chip,
			"aria-pressed": option.value === value,
			onClick: () => onChange(option.value),
			children: option.label
		}, option.value))]
	});
}
/** One of several, a row each, marked by a cinnabar dot. */
function RadioList(props) {
	const { options, value, onChange, legend, legendHidden, error } = props;
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		"aria-describedby": error ? `${name}e` : void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: legendHidden ? "yg-sr" : choices_module_default.legend,
				children: legend
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: choices_module_default.rows,
				children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: choices_module_default.row,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							name,
							value: option.value,
							checked: option.value === value,
							disabled: option.disabled,
							onChange: () => onChange(option.value)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: choices_module_default.words,
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: option.verse !== void 0 ? "yg-sub" : void 0,
									children: option.label
								}),
								option.verse !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: choices_module_default.verse,
									children: option.verse
								}) : null,
								option.detail !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "yg-note",
									children: option.detail
								}) : null
							]
						}),
						option.end
					]
				}, option.value))
			}),
			error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: choices_module_default.error,
				id: `${name}e`,
				role: "alert",
				children: error
			}) : null
		]
	});
}
/** A box stamped with a small seal when chosen. */
function CheckSeal({ children, error, ...input }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: choices_module_default.tick,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...input,
				type: "checkbox",
				"aria-invalid": error ? true : void 0,
				"aria-describedby": error ? id : void 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: choices_module_default.words,
				children
			})
		]
	}), error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: choices_module_default.error,
		id,
		role: "alert",
		children: error
	}) : null] });
}
export { ChipGroup as n, RadioList as r, CheckSeal as t };
