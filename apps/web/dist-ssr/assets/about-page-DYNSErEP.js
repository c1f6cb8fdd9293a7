import { a as useVisitFacts, c as PRINTING_QUESTIONS, i as useServiceFacts, l as NOTICES, n as LicenceList, o as temple_module_default, r as useContactFact, s as TEMPLE } from "./licence-DG6iPgvo.js";
import { n as KeyValueList } from "./columns-JQtRX9x2.js";
import { n as Section, t as Lead } from "./section-DSKj5PWa.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { E as useSearch, i as useConfig, n as Page } from "../entry-server.js";
// src/features/temple/about-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var PARTS = [
	"hours",
	"transport",
	"questions"
];
/** 关于圆光寺: address, hours, ways to come, contact, questions and the licence. `?part=` leads to one of them. */
function AboutPage() {
	const t = v("temple");
	const language = Z();
	const { modules } = useConfig();
	const { part } = useSearch();
	const visit = useVisitFacts();
	const contact = useContactFact();
	const services = useServiceFacts();
	(0, import_react.useEffect)(() => {
		if (part === void 0 || !PARTS.includes(part)) return;
		document.getElementById(part === "questions" ? "questions" : "visit")?.scrollIntoView();
	}, [part]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			title: TEMPLE.name[language],
			children: TEMPLE.introduction[language].map((paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: paragraph }, paragraph))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("visit"),
			id: "visit",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: [...visit, contact] })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("services"),
			id: "services",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: services })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("visiting"),
			id: "visiting",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: temple_module_default.rules,
				children: TEMPLE.visiting.map((rule) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: rule.text[language] }, rule.id))
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("history"),
			id: "history",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: temple_module_default.text,
				children: TEMPLE.history[language].map((paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: paragraph }, paragraph))
			})
		}),
		modules.sponsor ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
			title: t("questions"),
			id: "questions",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: temple_module_default.questions,
				children: PRINTING_QUESTIONS.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: item.question[language] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: item.answer[language] })] }, item.id))
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: `yg-note ${temple_module_default.more}`,
				children: NOTICES.certificate.note[language]
			})]
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("licence"),
			id: "licence",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LicenceList, {})
		})
	] });
}
export { AboutPage as default };
