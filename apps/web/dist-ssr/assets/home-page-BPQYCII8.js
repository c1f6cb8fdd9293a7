import { a as useVisitFacts, c as PRINTING_QUESTIONS, d as OpeningHoursIcon, f as AddressIcon, l as NOTICES, o as temple_module_default, s as TEMPLE, t as LicenceFoot, u as TransportIcon } from "./licence-DG6iPgvo.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, n as Button, o as v, t as Icon, x as __toESM } from "./icon-BzQdmBm7.js";
import { t as Frontispiece } from "./frontispiece-oT9MLMeW.js";
import { n as KeyValueList } from "./columns-JQtRX9x2.js";
import { n as Section, t as Lead } from "./section-DSKj5PWa.js";
import { T as useRouter, i as useConfig, n as Page, u as SponsorPrintIcon } from "../entry-server.js";
import { t as HistoryIcon } from "./history-2dcmg3-f.js";
import { t as SearchIcon } from "./search-CFuUl_WQ.js";
var doors_module_default = {
	doors: "_doors_1hy9o_1",
	group: "_group_1hy9o_4"
};
// ../../../main/packages/ui/src/doors.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The doors of the house in ruled groups: four to a row, two in the largest text. */
function Doors({ groups, onIntent }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: doors_module_default.doors,
		children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: doors_module_default.group,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: `doors-${group.id}`,
				children: group.title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-labelledby": `doors-${group.id}`,
				children: group.items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: item.href,
					onPointerEnter: () => onIntent?.(item),
					onTouchStart: () => onIntent?.(item),
					onFocus: () => onIntent?.(item),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(item.icon, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: item.label })]
				}) }, item.id))
			})]
		}, group.id))
	});
}
// ../../../main/packages/ui/src/icons/name-board.tsx
var NameBoardIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M4 4.5h16v15.5H4zM8 4.5V20M12 4.5V20M16 4.5V20M6 7.5v5M10 7.5v8M14 7.5v4.5M18 7.5v7" })
});
// ../../../main/packages/ui/src/icons/quiz.tsx
var QuizIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Icon, {
	...props,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M6 4.25h12M6 19.75h12M7.25 4.5v15M16.75 4.5v15M4.75 4.25h.01M19.25 4.25h.01M4.75 19.75h.01M19.25 19.75h.01M10 9.75c0-1.2.8-2 2-2s2 .8 2 1.9c0 1.5-2 1.7-2 3.35" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
		className: "accent",
		cx: "12",
		cy: "15.75",
		r: "0.95",
		fill: "currentColor",
		stroke: "none"
	})]
});
// src/shared/router/use-rest.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var LATEST_MS = 200;
/**
* False while a page is painted for the first time, then true: what lies below the first screen can wait for that, and
* the tap is answered sooner. True at once where the reader comes back to a place further down.
*/
function useRest() {
	const router = useRouter();
	const [there, setThere] = (0, import_react.useState)(router.returnsDown);
	(0, import_react.useEffect)(() => {
		if (there) return;
		if (!("requestIdleCallback" in window)) {
			const timer = setTimeout(setThere, 50, true);
			return () => clearTimeout(timer);
		}
		const idle = requestIdleCallback(() => setThere(true), { timeout: LATEST_MS });
		return () => cancelIdleCallback(idle);
	}, [there]);
	return there;
}
// src/features/temple/doors.ts
/** The doors to what is really open: a group of a closed module is not there. */
function useDoors() {
	const t = v("temple");
	const { modules } = useConfig();
	const bond = {
		id: "bond",
		title: t("group.bond"),
		items: [
			{
				id: "sponsor",
				href: "#/",
				label: t("door.sponsor"),
				icon: SponsorPrintIcon
			},
			{
				id: "donated",
				href: "#/donated",
				label: t("door.donated"),
				icon: NameBoardIcon
			},
			{
				id: "search",
				href: "#/search",
				label: t("door.search"),
				icon: SearchIcon
			},
			{
				id: "kept",
				href: "#/result",
				label: t("door.kept"),
				icon: HistoryIcon
			}
		]
	};
	const visit = {
		id: "visit",
		title: t("group.visit"),
		items: [
			{
				id: "about",
				href: "#/about",
				label: t("door.about"),
				icon: AddressIcon
			},
			{
				id: "hours",
				href: "#/about?part=hours",
				label: t("door.hours"),
				icon: OpeningHoursIcon
			},
			{
				id: "transport",
				href: "#/about?part=transport",
				label: t("door.transport"),
				icon: TransportIcon
			},
			{
				id: "questions",
				href: "#/about?part=questions",
				label: t("door.questions"),
				icon: QuizIcon
			}
		]
	};
	return modules.sponsor ? [bond, visit] : [visit];
}
// src/features/temple/home-page.tsx
/** 圆光寺: the gate, who we are, and the doors that are open. */
function HomePage() {
	const t = v("temple");
	const language = Z();
	const doors = useDoors();
	const rest = useRest();
	const [opening] = TEMPLE.introduction[language];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frontispiece, {
			picture: "gate",
			title: TEMPLE.name[language],
			sealLabel: t("seal")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			title: TEMPLE.tagline[language],
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: opening })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("doors"),
			id: "doors",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Doors, { groups: doors })
		}),
		rest ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BelowDoors, {}) : null
	] });
}
function BelowDoors() {
	const t = v("temple");
	const language = Z();
	const { modules } = useConfig();
	const facts = useVisitFacts().slice(0, 2);
	const [, ...others] = TEMPLE.introduction[language];
	const what = PRINTING_QUESTIONS.find((question) => question.id === "what");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("introduction"),
			id: "introduction",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: temple_module_default.text,
				children: others.map((paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: paragraph }, paragraph))
			})
		}),
		modules.sponsor && what ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: t("notice"),
			id: "notice",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: temple_module_default.text,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: what.answer[language] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "yg-note",
						children: NOTICES.costPrice[language]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "yg-row",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							href: "#/",
							children: t("sponsor")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							variant: "link",
							href: "#/about?part=questions",
							children: t("allQuestions")
						})]
					})
				]
			})
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
			title: t("visit"),
			id: "visit",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: facts }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: temple_module_default.more,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					href: "#/about",
					children: t("more")
				})
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LicenceFoot, {})
	] });
}
export { HomePage as default };
