import { c as BUNDLE_COPIES, f as Empty, g as Tag, h as Skeleton, i as useConfig, l as MAX_COPIES, n as Page, p as ErrorNotice, v as ActionBar, y as NavButton } from "../entry-server.js";
import { t as Frontispiece } from "./frontispiece-oT9MLMeW.js";
import { n as Section, t as Lead } from "./section-DSKj5PWa.js";
import { t as SearchIcon } from "./search-CFuUl_WQ.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, i as I, n as Button, o as v, t as Icon, x as __toESM } from "./icon-BzQdmBm7.js";
import { a as seedIn, i as SEED_ID, n as hanNumber, o as useBooks, r as isUpright, s as BookCover } from "./han-number-DQLlyMvw.js";
import { a as useChoice, t as changeChoice } from "./draft-DCkLBXVr.js";
import { i as Tally, t as FactColumns } from "./columns-JQtRX9x2.js";
var bundles_module_default = {
	bundles: "_bundles_1inqf_1",
	bundle: "_bundle_1inqf_1",
	stack: "_stack_1inqf_41",
	book: "_book_1inqf_46",
	twine: "_twine_1inqf_51",
	edge: "_edge_1inqf_56"
};
// ../../../main/packages/ui/src/bundles.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var OFFSETS = [
	7,
	8.4,
	6.2,
	7.6,
	5.6,
	8,
	6.6,
	8.2,
	6,
	7.4
];
/** One drawn strip is five copies, so a stack never promises more than it holds. Ten strips at most. */
function bundleStrips(copies) {
	return Math.max(1, Math.min(OFFSETS.length, Math.round(copies / 5)));
}
function Stack({ copies }) {
	const strips = OFFSETS.slice(0, bundleStrips(copies));
	const top = 56 - strips.length * 5.2;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		viewBox: "0 0 54 58",
		"aria-hidden": "true",
		className: bundles_module_default.stack,
		children: [
			strips.map((x, index) => {
				const y = 50.8 - index * 5.2;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: bundles_module_default.book,
					d: `M${x} ${y}h40v5.2h-40z`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: bundles_module_default.edge,
					d: `M${x} ${y + 2.6}h34`
				})] }, x);
			}),
			strips.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: bundles_module_default.twine,
				d: `M19 ${top}V56M34 ${top}V56M19 ${top}c2-4.5 13-4.5 15 0`
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: bundles_module_default.edge,
				d: "M2 57h50"
			})
		]
	});
}
/** Bundles of copies as a radio group: arrow keys move, the red brush rings the chosen number. */
function Bundles({ bundles, value, onChange, legend, choiceLabel, disabled }) {
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: bundles_module_default.bundles,
		disabled,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "yg-sr",
			children: legend
		}), bundles.map((bundle) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: bundles_module_default.bundle,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name,
					value: bundle.copies,
					checked: bundle.copies === value,
					"aria-label": choiceLabel?.(bundle),
					onChange: () => onChange(bundle.copies)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stack, { copies: bundle.copies }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: bundle.copies }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: bundle.note })
			]
		}, bundle.copies))]
	});
}
// ../../../main/packages/ui/src/icons/minus.tsx
var MinusIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M4.25 12h15.5" })
});
// ../../../main/packages/ui/src/icons/plus.tsx
var PlusIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 4.25v15.5M4.25 12h15.5" })
});
var stepper_module_default = {
	own: "_own_wr6e1_1",
	step: "_step_wr6e1_7",
	number: "_number_wr6e1_37"
};
// ../../../main/packages/ui/src/stepper-rules.ts
/** The nearest allowed whole number. */
function clampCount(count, { min, max }) {
	return Math.min(max, Math.max(min, Math.round(count)));
}
/** One press of plus (`1`) or minus (`-1`): goes to the next multiple of the step, never past the range. */
function stepCount(count, direction, range) {
	const step = range.step ?? 1;
	return clampCount(direction > 0 ? Math.floor(count / step) * step + step : Math.ceil(count / step) * step - step, range);
}
/** The digits a reader typed, also full-width or Thai ones, as a number; undefined for an empty field. */
function readCount(text) {
	const digits = text.replace(/[０-９]/g, (d) => String(d.charCodeAt(0) - 65296)).replace(/[๐-๙]/g, (d) => String(d.charCodeAt(0) - 3664)).replace(/\D/g, "");
	return digits === "" ? void 0 : Number(digits.slice(0, 9));
}
/** Where a key leads: arrows one step, Page keys ten steps, Home and End the ends; undefined for every other key. */
function keyCount(key, count, range) {
	const page = 10 * (range.step ?? 1);
	if (key === "ArrowUp") return stepCount(count, 1, range);
	if (key === "ArrowDown") return stepCount(count, -1, range);
	if (key === "PageUp") return clampCount(count + page, range);
	if (key === "PageDown") return clampCount(count - page, range);
	if (key === "Home") return range.min;
	if (key === "End") return range.max;
}
// ../../../main/packages/ui/src/stepper.tsx
/**
* A number with minus and plus and free typing. While typing any digits stand; leaving the field or Enter brings
* them into the range. Arrow keys step by one, Page Up and Down by ten, Home and End go to the ends.
*/
function Stepper(props) {
	const { value, onChange, min, max, step, label, labelHidden, unit, minusLabel, plusLabel, disabled } = props;
	const range = {
		min,
		max,
		step
	};
	const id = (0, import_react.useId)();
	const [text, setText] = (0, import_react.useState)(String(value));
	(0, import_react.useEffect)(() => setText(String(value)), [value]);
	function set(count) {
		const allowed = clampCount(count, range);
		setText(String(allowed));
		if (allowed !== value) onChange(allowed);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: stepper_module_default.own,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				className: labelHidden ? "yg-sr" : "yg-sub",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: stepper_module_default.step,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						"aria-label": minusLabel,
						disabled: disabled || value <= min,
						onClick: () => set(stepCount(value, -1, range)),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MinusIcon, {})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: stepper_module_default.number,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							id,
							role: "spinbutton",
							inputMode: "numeric",
							autoComplete: "off",
							"aria-valuemin": min,
							"aria-valuemax": max,
							"aria-valuenow": value,
							"aria-valuetext": props.announce?.(value),
							disabled,
							style: { width: `${Math.max(1, text.length) + .5}ch` },
							value: text,
							onFocus: (event) => event.target.select(),
							onChange: (event) => {
								const typed = readCount(event.target.value);
								setText(typed === void 0 ? "" : String(typed));
								if (typed !== void 0 && typed >= min && typed <= max && typed !== value) onChange(typed);
							},
							onBlur: () => set(readCount(text) ?? value),
							onKeyDown: (event) => {
								const next = event.key === "Enter" ? readCount(text) ?? value : keyCount(event.key, value, range);
								if (next === void 0) return;
								event.preventDefault();
								set(next);
							}
						}), unit ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", {
							"aria-hidden": "true",
							children: unit
						}) : null]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						"aria-label": plusLabel,
						disabled: disabled || value >= max,
						onClick: () => set(stepCount(value, 1, range)),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlusIcon, {})
					})
				]
			}),
			props.announce ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "yg-sr",
				"aria-live": "polite",
				children: props.announce(value)
			}) : null
		]
	});
}
var verse_progress_module_default = {
	print: "_print_1ghf0_1",
	"in": "_in_1ghf0_6"
};
// ../../../main/packages/ui/src/verse-progress.tsx
/** How many of `total` characters are inked. A goal not yet met never shows a whole verse. */
function inkedCharacters(fraction, total) {
	return Math.max(0, Math.min(total, Math.floor(fraction * total + 1e-9)));
}
/** The verse printed as the copies arrive: carved characters are outlined, inked ones full, a red dot at the last. */
function VerseProgress({ columns, fraction, text }) {
	const total = columns.reduce((sum, column) => sum + Array.from(column).length, 0);
	const inked = inkedCharacters(fraction, total);
	let index = 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: verse_progress_module_default.print,
		role: "img",
		"aria-label": text(inked, total),
		lang: "zh-Hant",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: verse_progress_module_default.in,
			"aria-hidden": "true",
			children: columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: Array.from(column).map((character) => {
				index += 1;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {
					"data-ink": index > inked ? "carved" : index === inked && inked < total ? "last" : "inked",
					children: character
				}, index);
			}) }, column))
		})
	});
}
// src/features/sponsor/entry/action.tsx
/** The sum and the one cinnabar action. */
function SponsorAction({ copies, unitPriceFen, closed, busy, onSponsor }) {
	const t = v("sponsor");
	const format = I();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
		lead: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: format.number(copies * unitPriceFen / 100) }),
			" ",
			t("money.unit")
		] }),
		note: t("money.note", { n: copies }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			variant: "seal",
			busy,
			disabled: closed !== void 0,
			onClick: onSponsor,
			children: closed ?? t("action.sponsor")
		})
	});
}
var sponsor_module_default = {
	book: "_book_8yo3j_1",
	title: "_title_8yo3j_8",
	summary: "_summary_8yo3j_13",
	contents: "_contents_8yo3j_17",
	shelf: "_shelf_8yo3j_34",
	slips: "_slips_8yo3j_37",
	slip: "_slip_8yo3j_37",
	own: "_own_8yo3j_89",
	closed: "_closed_8yo3j_92",
	waiting: "_waiting_8yo3j_100",
	below: "_below_8yo3j_105"
};
// src/features/sponsor/entry/book-detail.tsx
/** `大32开 140×203 mm` in an upright column is 大三十二开; the millimetres stand in the line below. */
function uprightFormat(format, language) {
	if (!isUpright(language)) return format;
	return (format.split(" ")[0] ?? format).replace(/\d+/g, (digits) => hanNumber(Number(digits), language));
}
/** Cover, facts and summary of the chosen book. */
function BookDetail({ book }) {
	const t = v("sponsor.book");
	const language = Z();
	const format = uprightFormat(book.formatSize, language);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: sponsor_module_default.book,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookCover, {
				title: book.coverTitle,
				label: t("cover", { title: book.title })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactColumns, { facts: [
				{
					label: t("format"),
					value: format
				},
				{
					label: t("pages"),
					value: t("pageCount", { n: hanNumber(book.pageCount, language) })
				},
				{
					label: t("cost"),
					value: t("costEach", { yuan: hanNumber(book.priceFen / 100, language) })
				}
			] })]
		}),
		book.open === false ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
			tone: "gold",
			children: t("complete")
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: sponsor_module_default.title,
			children: book.title
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: sponsor_module_default.summary,
			children: book.summary
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: sponsor_module_default.contents,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("contents") }),
				book.contents.map((part) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: part }, part)),
				format === book.formatSize ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("format") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: book.formatSize })] })
			]
		})
	] });
}
// src/features/sponsor/entry/progress.tsx
var VERSE_LENGTH = 40;
/** How far the printing has come: the verse, three figures, and what the verse means. Figures keep their place while they load. */
function Progress({ book }) {
	const t = v("sponsor.progress");
	const format = I();
	const { pledgedCopies: pledged, sponsorCount, targetCopies: target } = book;
	const figure = (n) => n === void 0 ? "—" : format.number(n);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerseProgress, {
			columns: t("verse").split("|"),
			fraction: pledged === void 0 ? 0 : pledged / target,
			text: () => pledged === void 0 ? t("waiting") : t("label", {
				pledged: format.number(pledged),
				target: format.number(target)
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tally, { items: [
			{
				figure: figure(pledged),
				words: t("pledged")
			},
			{
				figure: figure(pledged === void 0 ? void 0 : Math.max(0, target - pledged)),
				words: t("remaining")
			},
			{
				figure: figure(sponsorCount),
				words: t("sponsors")
			}
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "yg-note",
			children: t("note", { step: format.number(Math.round(target / VERSE_LENGTH)) })
		})
	] });
}
// src/features/sponsor/entry/quantity.tsx
/** Bundles of 5, 10, 20 and 50 copies, or any number from 1. */
function Quantity({ copies, unitPriceFen }) {
	const t = v("sponsor");
	const format = I();
	const yuan = (n) => format.number(n * unitPriceFen / 100);
	const choose = (n) => changeChoice({ copies: n });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bundles, {
		bundles: BUNDLE_COPIES.map((n) => ({
			copies: n,
			note: t("money.yuan", { yuan: yuan(n) })
		})),
		value: copies,
		onChange: choose,
		legend: t("quantity.head"),
		choiceLabel: (bundle) => t("quantity.bundle", {
			copies: bundle.copies,
			yuan: yuan(bundle.copies)
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: sponsor_module_default.own,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stepper, {
			value: copies,
			onChange: choose,
			min: 1,
			max: MAX_COPIES,
			label: t("quantity.own"),
			unit: t("quantity.unit"),
			minusLabel: t("quantity.less"),
			plusLabel: t("quantity.more"),
			announce: (n) => t("quantity.bundle", {
				copies: n,
				yuan: yuan(n)
			})
		})
	})] });
}
// src/features/sponsor/entry/shelf.tsx
/** The books side by side, each by its title slip; the chosen one lies on its indigo cloth. */
function Shelf({ books, value, onChange }) {
	const t = v("sponsor.book");
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: sponsor_module_default.shelf,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "yg-sub",
			children: t("choose")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: sponsor_module_default.slips,
			children: books.map((book) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: sponsor_module_default.slip,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name,
					value: book.id,
					checked: book.id === value,
					onChange: () => onChange(book.id)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: book.title })]
			}, book.id))
		})]
	});
}
// src/features/sponsor/use-below.ts
/**
* Everything below the quantity: fetched when the first screen has its figures and the browser has time, or at once
* when the visitor asks for it. A chunk that does not come is told, and can be asked for again.
*/
function useBelow(settled) {
	const [Below, setBelow] = (0, import_react.useState)();
	const [failed, setFailed] = (0, import_react.useState)(false);
	const load = (0, import_react.useCallback)(() => {
		setFailed(false);
		import("./below-nJv3bVOe.js").then((module) => setBelow(() => module.default), () => setFailed(true));
	}, []);
	(0, import_react.useEffect)(() => {
		if (!settled) return;
		if (!("requestIdleCallback" in window)) {
			const timer = setTimeout(load, 300);
			return () => clearTimeout(timer);
		}
		const idle = requestIdleCallback(load, { timeout: 3e3 });
		return () => cancelIdleCallback(idle);
	}, [load, settled]);
	return {
		Below,
		failed,
		load
	};
}
// src/features/sponsor/sponsor-page.tsx
/** 助印经书: the entry page. */
function SponsorPage() {
	const t = v("sponsor");
	const shell = v("shell");
	const format = I();
	const language = Z();
	const seed = seedIn(language);
	const upright = isUpright(language);
	const { buyclosed } = useConfig();
	const { books, isError, isFetching, isPending, refetch } = useBooks();
	const { bookId, copies } = useChoice();
	const { Below, failed, load } = useBelow(!isPending);
	const [asked, setAsked] = (0, import_react.useState)(0);
	const book = books?.find((one) => one.id === bookId) ?? books?.find((one) => one.open !== false) ?? books?.[0];
	const unitPriceFen = book?.priceFen ?? 500;
	const sponsor = () => {
		setAsked((n) => n + 1);
		if (!Below) load();
	};
	const closed = book?.open === false ? t("book.complete") : book ? void 0 : t("action.sponsor");
	const loadFailed = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("entry.loadFailed"),
		retryLabel: t("entry.retry"),
		busy: isFetching,
		onRetry: () => void refetch(),
		children: t("entry.loadFailedHint")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
		barActions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavButton, {
			label: shell("nav.search"),
			href: "#/search",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchIcon, {})
		}),
		onRefresh: refetch,
		action: buyclosed ? void 0 : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SponsorAction, {
			copies,
			unitPriceFen,
			closed,
			busy: asked > 0 && !Below && !failed,
			onSponsor: sponsor
		}),
		children: [
			seed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("script", {
				id: SEED_ID,
				type: "application/json",
				dangerouslySetInnerHTML: { __html: JSON.stringify(seed).replaceAll("<", "\\u003c") }
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frontispiece, {
				picture: "hall",
				title: shell("titles.sponsor"),
				sealLabel: t("entry.seal")
			}),
			buyclosed ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: sponsor_module_default.closed,
				role: "status",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "yg-sub",
					children: t("entry.closedTitle")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "yg-note",
					children: t("entry.closedText")
				})]
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
				title: t("entry.leadTitle"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("entry.leadText") })
			}),
			book && books ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
				title: t("book.head"),
				id: "book",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookDetail, { book }), books.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shelf, {
					books,
					value: book.id,
					onChange: (id) => changeChoice({ bookId: id })
				}) : null]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
				title: t("progress.head", { copies: upright ? hanNumber(book.targetCopies, language) : format.number(book.targetCopies) }),
				id: "progress",
				children: isError && book.pledgedCopies === void 0 ? loadFailed : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, { book })
			})] }) : isError ? loadFailed : books ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
				title: t("entry.empty"),
				children: t("entry.emptyHint")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: sponsor_module_default.waiting,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
					kind: "columns",
					label: t("progress.waiting")
				})
			}),
			book && !buyclosed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
				title: t("quantity.head"),
				note: t("quantity.each", { yuan: format.number(unitPriceFen / 100) }),
				id: "quantity",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Quantity, {
					copies,
					unitPriceFen
				})
			}) : null,
			Below && book ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
				book,
				copies,
				asked,
				closed: buyclosed || closed !== void 0
			}) : failed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
				title: t("form.loadFailed"),
				retryLabel: t("entry.retry"),
				onRetry: load,
				children: t("entry.loadFailedHint")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: sponsor_module_default.below })
		]
	});
}
export { SponsorPage as default };
