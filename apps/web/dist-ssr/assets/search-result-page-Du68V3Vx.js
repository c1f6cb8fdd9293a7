import { _ as require_react, a as Z, c as require_jsx_runtime, i as I, n as Button, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { E as useSearch, S as Sheet, _ as RefreshIcon, a as cloud, f as Empty, g as Tag, h as Skeleton, k as useQuery, m as LoadingRing, n as Page, p as ErrorNotice, w as useNavigate } from "../entry-server.js";
import { t as Lead } from "./section-DSKj5PWa.js";
import { n as isRefusal, t as errorText } from "./error-text-CdgfZROe.js";
import { n as TextField } from "./text-field-iZyhAO9c.js";
import { a as rememberQuery, n as search_module_default, t as SearchBox } from "./search-box-B-_B1NPa.js";
// src/features/search/captcha.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A picture to read before the next look-up. */
function Captcha({ attempt, error, submitLabel, busy, onAnswer }) {
	const t = v("search");
	const [text, setText] = (0, import_react.useState)("");
	const picture = useQuery({
		queryKey: [
			"sponsor",
			"captcha",
			attempt
		],
		queryFn: () => cloud.sponsor.captcha({}, { customUI: true }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false
	});
	if (picture.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("captchaFailed"),
		retryLabel: t("retry"),
		busy: picture.isFetching,
		onRetry: () => void picture.refetch(),
		children: errorText(picture.error)
	});
	if (!picture.data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("captcha") });
	const { captchaId, image } = picture.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: search_module_default.captcha,
		onSubmit: (event) => {
			event.preventDefault();
			if (text.trim() !== "") onAnswer({
				captchaId,
				captcha: text.trim()
			});
			setText("");
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("captchaHint") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: search_module_default.picture,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					src: image,
					alt: t("captchaAlt")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "link",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshIcon, {}),
					busy: picture.isFetching,
					onClick: () => void picture.refetch(),
					children: t("captchaNew")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("captcha"),
				value: text,
				onChange: (event) => setText(event.target.value),
				autoComplete: "off",
				autoCapitalize: "off",
				spellCheck: false,
				required: true,
				error
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "seal",
				wide: true,
				type: "submit",
				busy,
				children: submitLabel
			})
		]
	});
}
// src/features/search/open-sheet.tsx
/** The second factor before a whole order is shown: number and contact together open it. */
function OpenSheet({ order, query, onClose }) {
	const t = v("search");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		open: order !== void 0,
		onClose,
		title: t("checkTitle"),
		closeLabel: t("close"),
		children: order ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
			order,
			query
		}, `${order.sponsorNumber} ${order.createdAt}`) : null
	});
}
/** Numbers are digits in groups; a covered one has something else in it. */
var isWhole = (sponsorNumber) => /^[\d\s-]+$/.test(sponsorNumber);
function Check({ order, query }) {
	const t = v("search");
	const language = Z();
	const navigate = useNavigate();
	const [text, setText] = (0, import_react.useState)("");
	const [fault, setFault] = (0, import_react.useState)();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [captcha, setCaptcha] = (0, import_react.useState)({
		asked: false,
		attempt: 0
	});
	const byContact = isWhole(order.sponsorNumber);
	async function open(read) {
		if (text.trim() === "") return setFault(t("required"));
		setBusy(true);
		setFault(void 0);
		try {
			const { orderToken } = await cloud.sponsor.open({
				sponsorNumber: byContact ? order.sponsorNumber : text.trim(),
				contact: byContact ? text.trim() : query,
				language,
				...read
			}, {
				customUI: true,
				preventDuplicate: true
			});
			navigate({
				to: "/result",
				search: { token: orderToken }
			});
		} catch (error) {
			const wanted = isRefusal(error, "captcha-required", "captcha-wrong");
			setCaptcha(({ attempt }) => ({
				asked: wanted,
				attempt: attempt + 1
			}));
			setFault(isRefusal(error, "captcha-required") ? void 0 : errorText(error));
			setBusy(false);
		}
	}
	const submit = (event) => {
		event.preventDefault();
		open();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: search_module_default.check,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			id: "check",
			className: search_module_default.check,
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(byContact ? "checkContact" : "checkNumber") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: t(byContact ? "contact" : "number"),
					value: text,
					onChange: (event) => setText(event.target.value),
					inputMode: byContact ? "email" : "numeric",
					autoComplete: "off",
					autoCapitalize: "off",
					spellCheck: false,
					error: captcha.asked ? void 0 : fault
				}),
				captcha.asked ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "seal",
					wide: true,
					type: "submit",
					busy,
					children: t("check")
				})
			]
		}), captcha.asked ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Captcha, {
			attempt: captcha.attempt,
			error: fault,
			submitLabel: t("check"),
			busy,
			onAnswer: (read) => void open(read)
		}) : null]
	});
}
// src/features/search/found-list.tsx
/** What was found, names partly covered. */
function FoundList({ orders, query }) {
	const t = v("search");
	const sponsor = v("sponsor");
	const format = I();
	const [chosen, setChosen] = (0, import_react.useState)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: search_module_default.found,
		children: orders.map((order) => {
			const onWay = order.status === "paid" && order.fulfilment !== "waiting" && order.fulfilment !== "stopped";
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: search_module_default.head,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: order.bookTitle }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
						tone: order.status === "completed" ? "gold" : "wood",
						children: onWay ? sponsor(`step.${order.fulfilment}`) : sponsor(`status.${order.status}`)
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					order.maskedName,
					" · ",
					t("copies", { n: order.copies })
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "yg-note",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "yg-num",
							children: order.sponsorNumber
						}),
						" ·",
						" ",
						t("placed", { day: format.dateTime(new Date(order.createdAt), { dateStyle: "medium" }) })
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					"aria-label": t("openLabel", { number: order.sponsorNumber }),
					onClick: () => setChosen(order),
					children: t("open")
				})
			] }, `${order.sponsorNumber} ${order.createdAt}`);
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenSheet, {
		order: chosen,
		query,
		onClose: () => setChosen(void 0)
	})] });
}
// src/features/search/use-lookup.ts
/** Looks up what was typed. When the server wants a picture read first, `answer` sends what was read. */
function useLookup(query) {
	const language = Z();
	const [captcha, setCaptcha] = (0, import_react.useState)();
	const [attempt, setAttempt] = (0, import_react.useState)(0);
	const lookup = useQuery({
		queryKey: [
			"sponsor",
			"lookup",
			query,
			language,
			attempt
		],
		queryFn: async () => (await cloud.sponsor.lookup({
			query,
			language,
			...captcha
		}, { customUI: true })).orders,
		enabled: query !== "",
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false
	});
	const answered = lookup.isSuccess || isRefusal(lookup.error, "order-not-found");
	(0, import_react.useEffect)(() => {
		if (answered) rememberQuery(query);
	}, [answered, query]);
	return {
		...lookup,
		attempt,
		answer: (read) => {
			setCaptcha(read);
			setAttempt((count) => count + 1);
		}
	};
}
// src/features/search/search-result-page.tsx
/** `/searchresult?query=`: what was found. */
function SearchResultPage() {
	const { query = "" } = useSearch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: search_module_default.box,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchBox, { query })
	}), query === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Found, { query }, query)] });
}
function Found({ query }) {
	const t = v("search");
	const { data, error, isFetching, attempt, answer, refetch } = useLookup(query);
	if (isRefusal(error, "captcha-required", "captcha-wrong")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Captcha, {
		attempt,
		error: isRefusal(error, "captcha-wrong") ? errorText(error) : void 0,
		submitLabel: t("submit"),
		busy: isFetching,
		onAnswer: answer
	});
	if (isRefusal(error, "order-not-found") || data?.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		title: t("noneTitle"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			href: "#/search",
			children: t("again")
		}),
		children: t("noneHint")
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("failed"),
		retryLabel: t("retry"),
		busy: isFetching,
		onRetry: () => void refetch(),
		children: errorText(error)
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { label: t("loading") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
		title: t("found", { n: data.length }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "yg-note",
			children: t("foundFor", { query })
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoundList, {
		orders: data,
		query
	})] });
}
export { SearchResultPage as default };
