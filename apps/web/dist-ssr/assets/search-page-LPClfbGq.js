import { c as require_jsx_runtime, n as Button, o as v } from "./icon-BzQdmBm7.js";
import { n as Section, t as Lead } from "./section-DSKj5PWa.js";
import { C as CloseIcon, n as Page, o as showModal } from "../entry-server.js";
import { t as HistoryIcon } from "./history-2dcmg3-f.js";
import { n as TrashIcon, t as Link } from "./link-8m-nkaJe.js";
import { i as forgetQuery, n as search_module_default, o as useQueries, r as forgetQueries, t as SearchBox } from "./search-box-B-_B1NPa.js";
// src/features/search/history-list.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What was looked up on this device, newest first. */
function HistoryList() {
	const t = v("search");
	const queries = useQueries();
	if (queries.length === 0) return null;
	async function clear() {
		if (await showModal({
			title: t("clearTitle"),
			content: t("clearText"),
			confirmText: t("clear"),
			cancelText: t("keep")
		})) forgetQueries();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
		title: t("history"),
		id: "history",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: search_module_default.history,
			children: queries.map((query) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: "/searchresult",
				search: { query },
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryIcon, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "yg-num",
					children: query
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				"aria-label": t("forget", { query }),
				onClick: () => forgetQuery(query),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloseIcon, {})
			})] }, query))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: `yg-note ${search_module_default.foot}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("historyNote") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "link",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TrashIcon, {}),
				onClick: () => void clear(),
				children: t("clear")
			})]
		})]
	});
}
// src/features/search/search-page.tsx
/** Looking an order up by its number, or by the contact left with it. */
function SearchPage() {
	const t = v("search");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			title: t("title"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("text") })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: search_module_default.box,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchBox, {})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "yg-note",
			children: t("privacy")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryList, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: search_module_default.kept,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				href: "#/result",
				children: t("kept")
			})
		})
	] });
}
export { SearchPage as default };
