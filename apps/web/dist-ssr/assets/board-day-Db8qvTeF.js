import { a as Z, c as require_jsx_runtime, i as I, t as Icon } from "./icon-BzQdmBm7.js";
import { c as standsUpright, n as hanNumber, r as isUpright } from "./han-number-DQLlyMvw.js";
import { t as Field } from "./field-DrMEO3k0.js";
// ../../../main/packages/ui/src/art/eave.svg?raw
var eave_default = "<path class=\"w-ms\" d=\"m52 9l-3.7 4.8-5.8 3.2-7 2.8-7.8 2.5-8.5 2.4-9.2 2.3 24.3 5.1 24.3 3.5 24.3 2.2 24.2 1.3 24.3.7 24.3.2 24.3 0 24.3 0 24.3-.2 24.3-.7 24.2-1.3 24.3-2.2 24.3-3.5 24.3-5.1-9.2-2.3-8.5-2.4-7.8-2.5-7-2.8-5.8-3.2-3.7-4.8z\"/><path class=\"w-ct\" d=\"m23.6 26.9l19.5-4.3 17.1-10.6-17.4 9.7-19.7 3.8zm5.2 1.1l18.9-5 16.4-11-16.8 10-19.1 4.6zm5.1 1l18.4-5.7 15.8-11.3-16.2 10.4-18.6 5.3zm5.2 1l17.8-6.4 15.1-11.6-15.6 10.7-18 6zm5.2.9l17.1-7.1 14.5-11.8-15 11-17.4 6.6zm5.1.8l16.6-7.6 13.8-12.1-14.3 11.2-16.9 7.2zm5.2.8l15.9-8.2 13.3-12.3-13.8 11.4-16.3 7.8zm5.1.6l15.4-8.6 12.6-12.5-13.2 11.6-15.7 8.3zm5.2.7l14.7-9.2 12-12.6-12.6 11.8-15 8.8zm5.1.5l14.1-9.5 11.5-12.8-12.1 12-14.4 9.2zm5.2.5l13.5-9.9 10.8-12.9-11.5 12.1-13.8 9.6zm5.2.5l12.8-10.3 10.2-13-10.9 12.2-13.2 10zm5.1.4l12.2-10.6 9.6-13.1-10.3 12.3-12.6 10.3zm5.2.3l11.5-10.9 9.1-13.1-9.9 12.4-11.8 10.6zm5.1.3l10.9-11.1 8.5-13.2-9.3 12.5-11.2 10.8zm5.2.3l10.2-11.4 7.9-13.2-8.7 12.6-10.6 11.1zm5.1.2l9.6-11.6 7.3-13.2-8.1 12.6-10 11.3zm5.2.2l8.9-11.8 6.8-13.2-7.6 12.7-9.4 11.5zm5.1.1l8.3-11.9 6.2-13.2-7 12.7-8.7 11.7zm5.2.2l7.6-12.1 5.6-13.2-6.5 12.7-8 11.8zm5.1.1l7-12.2 5.1-13.2-6 12.7-7.4 12zm5.2 0l6.3-12.2 4.5-13.2-5.4 12.7-6.8 12.1zm5.1.1l5.8-12.4 3.8-13.1-4.8 12.7-6.2 12.2zm5.2 0l5.1-12.4 3.2-13.1-4.2 12.7-5.5 12.3zm5.1 0l4.5-12.5 2.7-13-3.7 12.7-4.9 12.4zm5.2 0l3.8-12.5 2.1-13-3.1 12.7-4.3 12.5zm5.1 0l3.2-12.6 1.5-12.9-2.5 12.7-3.6 12.5zm5.2 0l2.5-12.6 1-12.9-2 12.7-3 12.6zm5.1 0l2-12.7.3-12.8-1.4 12.7-2.4 12.6zm5.1 0l1.4-12.7-.3-12.8-.7 12.7-1.9 12.6zm5.2-.1l0-12.7-.2-12.7-.8 12.7-.5 12.7zm5.1 0l-.5-12.7-.8-12.7-.2 12.7 0 12.7zm5.2-.1l-1.9-12.6-.7-12.7-.3 12.8 1.4 12.7zm5.1 0l-2.4-12.6-1.4-12.7.3 12.8 2 12.7zm5.1 0l-3-12.6-2-12.7 1 12.9 2.5 12.6zm5.1-.1l-3.6-12.5-2.5-12.7 1.5 12.9 3.2 12.6zm5.2 0l-4.3-12.5-3.1-12.7 2.1 13 3.8 12.5zm5.1-.1l-4.9-12.4-3.7-12.7 2.7 13 4.5 12.5zm5.1-.1l-5.5-12.3-4.2-12.7 3.2 13.1 5.1 12.4zm5.2-.1l-6.2-12.2-4.8-12.7 3.8 13.1 5.8 12.4zm5.1-.1l-6.8-12.1-5.4-12.7 4.5 13.2 6.3 12.2zm5.1-.1l-7.4-12-6-12.7 5.1 13.2 7 12.2zm5.1-.2l-8-11.8-6.5-12.7 5.6 13.2 7.6 12.1zm5.1-.1l-8.7-11.7-7-12.7 6.2 13.2 8.3 11.9zm5.2-.2l-9.4-11.5-7.6-12.7 6.8 13.2 8.9 11.8zm5.1-.3l-10-11.3-8.1-12.6 7.3 13.2 9.6 11.6zm5.1-.2l-10.6-11.1-8.7-12.6 7.9 13.2 10.2 11.4zm5.1-.4l-11.2-10.8-9.3-12.5 8.5 13.2 10.9 11.1zm5.1-.3l-11.8-10.6-9.9-12.4 9.1 13.1 11.5 10.9zm5.2-.4l-12.6-10.3-10.3-12.3 9.6 13.1 12.2 10.6zm5.1-.4l-13.2-10-10.9-12.2 10.2 13 12.8 10.3zm5.1-.5l-13.8-9.6-11.5-12.1 10.8 12.9 13.5 9.9zm5.1-.5l-14.4-9.2-12.1-12 11.5 12.8 14.1 9.5zm5.1-.6l-15-8.8-12.6-11.8 12 12.6 14.7 9.2zm5.2-.7l-15.7-8.3-13.2-11.6 12.6 12.5 15.4 8.6zm5.1-.7l-16.3-7.8-13.8-11.4 13.3 12.3 15.9 8.2zm5.1-.8l-16.9-7.2-14.3-11.2 13.8 12.1 16.6 7.6zm5.1-.8l-17.4-6.6-15-11 14.5 11.8 17.1 7.1zm5.1-.9l-18-6-15.6-10.7 15.1 11.6 17.8 6.4zm5.1-1l-18.6-5.3-16.2-10.4 15.8 11.3 18.4 5.7zm5.1-1.1l-19.1-4.6-16.8-10 16.4 11 18.9 5zm5.1-1.1l-19.7-3.8-17.4-9.7 17.1 10.6 19.5 4.3z\"/><path class=\"w-ed\" d=\"M16 29h0m5.9 1.3h0m6 1.2h0m6 1.1h0m5.9 1h0m6 .9h0m6 .8h0m5.9.8h0m6 .6h0m5.9.6h0m6 .6h0m6 .4h0m5.9.4h0m6 .4h0m6 .3h0m5.9.3h0m6 .2h0m6 .2h0m5.9.1h0m6 .1h0m6 .1h0m5.9.1h0m6 0h0m6 .1h0m5.9 0h0m6 0h0m6 0h0m5.9 0h0m6 0h0m5.9 0h0m6 0h0m6 0h0m5.9 0h0m6-.1h0m6 0h0m5.9-.1h0m6-.1h0m6-.1h0m5.9-.1h0m6-.2h0m6-.2h0m5.9-.3h0m6-.3h0m6-.4h0m5.9-.4h0m6-.4h0m6-.6h0m5.9-.6h0m6-.6h0m5.9-.8h0m6-.8h0m6-.9h0m5.9-1h0m6-1.1h0m6-1.2h0m5.9-1.3h0\"/><path class=\"w-ms\" d=\"m49 4.6l13.1 3.1 19.3.9 21.7.8 14 .3 15.2.1 15.9.2 16.1.1 15.7 0 15.7-.1 16.1 0 15.9-.2 15.2-.2 14-.2 21.8-.8 19.2-.9 13.1-3.1 0-.2-13.3-1.8-19.3.8-21.7.7-13.9.3-15.1.3-15.9.1-16.1.1-15.7 0-15.7 0-16.1-.1-15.9-.2-15.1-.2-13.9-.3-21.7-.6-19.3-.9-13.3 1.8z\"/><path class=\"w-ct\" d=\"m49 4.6l13.2 1.1 19.2.9 21.8.7 17.6.3 19.4.2 20.1.2 19.7 0 19.7 0 20.1-.1 19.4-.3 17.6-.3 21.8-.7 19.2-.9 13.2-1.1 0-.2-13.2.2-19.3.9-21.7.7-17.6.3-19.4.3-20.1.1-19.7.1-19.7-.1-20.1-.1-19.4-.3-17.6-.3-21.7-.7-19.3-.9-13.2-.2z\"/><path class=\"w-ms\" d=\"m49 9l-.8-5.8 2.5-4.2 3.7-.5-1.9 2.2-.5 2.9 3.7 4.6zm262 0l.8-5.8-2.5-4.2-3.7-.5 1.9 2.2.5 2.9-3.7 4.6zm-292 20.2l-10-3.2-3.6-5 2.2 5.8 7.4 5.6zm322 0l10-3.2 3.6-5-2.2 5.8-7.4 5.6z\"/>";
var name_board_module_default = {
	stele: "_stele_th5q0_2",
	eave: "_eave_th5q0_5",
	plinth: "_plinth_th5q0_14",
	frame: "_frame_th5q0_24",
	board: "_board_th5q0_29",
	day: "_day_th5q0_52",
	rollIn: "_rollIn_th5q0_117",
	roll: "_roll_th5q0_117"
};
// ../../../main/packages/ui/src/name-board.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Names in order of time under a temple roof: upright columns from the right in Chinese and Japanese, rows
* elsewhere. The day is a column among them. Never ranked by amount.
*/
function NameBoard({ days, label, roof = true }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: name_board_module_default.stele,
		children: [
			roof ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
				viewBox: "0 0 360 48",
				preserveAspectRatio: "xMidYMax meet",
				className: name_board_module_default.eave,
				"aria-hidden": "true",
				dangerouslySetInnerHTML: { __html: eave_default }
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: name_board_module_default.frame,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
					className: name_board_module_default.board,
					"aria-label": label,
					children: days.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, { day }, day.date))
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
				viewBox: "0 0 360 18",
				preserveAspectRatio: "none",
				className: name_board_module_default.plinth,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					d: "M6 1h348M0 9h360M4 17h352M6 1v8M354 1v8M2 9v8M358 9v8",
					vectorEffect: "non-scaling-stroke"
				})
			})
		]
	});
}
function Day({ day }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: name_board_module_default.day,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
			dateTime: day.date,
			children: day.label
		}) })
	}), day.names.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		"data-mine": entry.mine || void 0,
		"data-level": !standsUpright(entry.name) || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: entry.name }), entry.note !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: entry.note }) : null]
	}, entry.id))] });
}
/** A handscroll of recent gifts: opens from the right in Chinese and Japanese, a quiet list elsewhere. */
function Roll({ entries, label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: name_board_module_default.roll,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: name_board_module_default.rollIn,
			tabIndex: 0,
			"aria-label": label,
			children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: entry.name }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: entry.text }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: entry.when })
			] }, entry.id))
		})
	});
}
// ../../../main/packages/ui/src/icons/down.tsx
var DownIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M5 9l7 6.5L19 9" })
});
var select_field_module_default = {
	select: "_select_1nguz_1",
	area: "_area_1nguz_45"
};
// ../../../main/packages/ui/src/select-field.tsx
/** The phone's own wheel or list, in our frame: what elders know already. */
function SelectField(props) {
	const { label, labelHidden, optional, hint, error, below, options, placeholder, ...select } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		labelHidden,
		optional,
		hint,
		error,
		below,
		off: select.disabled,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: select_field_module_default.select,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("select", {
				...select,
				...ids,
				children: [placeholder !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: placeholder
				}) : null, options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: option.value,
					children: option.label
				}, option.value))]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DownIcon, {})]
		})
	});
}
/** Three native lists, one after the other. */
function AreaPicker({ levels, value, onChange, legend, error, disabled }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: select_field_module_default.area,
		disabled,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "yg-sr",
			children: legend
		}), levels.map((level, index) => level.options.length > 0 || index === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
			label: level.label,
			placeholder: level.placeholder,
			options: level.options,
			value: value[index] ?? "",
			error: error !== void 0 && !value[index] ? error : void 0,
			onChange: (event) => onChange([...value.slice(0, index), event.target.value].filter(Boolean))
		}, level.label) : null)]
	});
}
// src/features/sponsor/donors/board-day.ts
/** A day (`YYYY-MM-DD`, the temple's) as it stands on the board: 十一月二十日, or short in other scripts. */
function useBoardDay() {
	const format = I();
	const language = Z();
	return (day) => {
		const [, month = 1, date = 1] = day.split("-").map(Number);
		if (isUpright(language)) return `${hanNumber(month, language)}月${hanNumber(date, language)}日`;
		return format.dateTime(/* @__PURE__ */ new Date(`${day}T12:00:00+08:00`), {
			month: "short",
			day: "numeric"
		});
	};
}
export { Roll as a, NameBoard as i, AreaPicker as n, SelectField as r, useBoardDay as t };
