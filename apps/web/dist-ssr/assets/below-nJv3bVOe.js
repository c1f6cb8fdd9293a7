import { S as Sheet, a as cloud, d as toast, k as useQuery, m as LoadingRing, p as ErrorNotice, r as useOnline, s as CloudError, w as useNavigate } from "../entry-server.js";
import { a as Roll, n as AreaPicker, t as useBoardDay } from "./board-day-Db8qvTeF.js";
import { n as Section } from "./section-DSKj5PWa.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, i as I, n as Button, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { n as hanNumber, r as isUpright } from "./han-number-DQLlyMvw.js";
import { a as NameFields, c as orderFaults, d as goToFirstFault, f as resolverOf, g as useFormContext, h as useForm, i as EMPTY_ORDER, m as FormProvider, o as DedicationFields, p as useFault, s as contactKind, t as orderInput, u as formField } from "./to-input-BzEUN3-E.js";
import { n as isRefusal, t as errorText } from "./error-text-CdgfZROe.js";
import { i as keptForm, r as keepForm } from "./draft-DCkLBXVr.js";
import { r as RadioList, t as CheckSeal } from "./choices-fYNcBz7r.js";
import { n as TextField } from "./text-field-iZyhAO9c.js";
import { a as keyBecame, i as idempotencyKey, n as useWordingRows, p as form_module_default, r as forgetKey, s as keepOrder, t as giftLines } from "./summary-rows-CnXaZxVi.js";
import { n as KeyValueList } from "./columns-JQtRX9x2.js";
// src/features/sponsor/donors/recent-donors.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The newest names as a handscroll. Without names, or without the network, the place stays quiet. */
function RecentDonors() {
	const t = v("sponsor");
	const language = Z();
	const boardDay = useBoardDay();
	const { data } = useQuery({
		queryKey: [
			"sponsor",
			"recent",
			language
		],
		queryFn: async () => (await cloud.sponsor.donors({
			bookId: null,
			after: null,
			language
		}, { customUI: true })).donors,
		meta: { keep: true }
	});
	if (!data || data.length === 0) return null;
	const upright = isUpright(language);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
		title: t("entry.recent"),
		note: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: "#/donated",
			children: t("entry.recentAll")
		}),
		id: "recent",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Roll, {
			label: t("entry.recent"),
			entries: data.map((donor, index) => ({
				id: `${index}`,
				name: donor.name ?? t("donated.anonymous"),
				text: upright ? t("donated.given", {
					book: donor.bookTitle,
					copies: hanNumber(donor.copies, language)
				}) : t("donated.given", {
					book: donor.bookTitle,
					copies: t("money.copies", { n: donor.copies })
				}),
				when: boardDay(donor.day)
			}))
		})
	});
}
// src/features/sponsor/form/areas.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var arriving;
/** Provinces, cities and districts, fetched once when first needed. A failure can be asked for again. */
function loadAreas() {
	arriving ??= import("./dist-E3rgs5jY.js").then((module) => module.areaList, (error) => {
		arriving = void 0;
		throw error;
	});
	return arriving;
}
/** Free copies go to the mainland: without Taiwan, Hong Kong and Macau. */
var ELSEWHERE = [
	"71",
	"81",
	"82"
];
function choices(list, under) {
	return Object.entries(list).filter(([code]) => code.startsWith(under)).map(([value, label]) => ({
		value,
		label
	}));
}
/** The three lists for what is chosen so far; codes of a place begin with those of the place above it. */
function areaChoices(areas, [province, city]) {
	return [
		choices(areas.province_list, "").filter(({ value }) => !ELSEWHERE.includes(value.slice(0, 2))),
		province ? choices(areas.city_list, province.slice(0, 2)) : [],
		city ? choices(areas.county_list, city.slice(0, 4)) : []
	];
}
/** The names of chosen codes, and whether nothing is left to choose. */
function chosenAreas(areas, codes) {
	const levels = areaChoices(areas, codes);
	const names = codes.map((code, level) => levels[level]?.find((choice) => choice.value === code)?.label ?? "");
	return {
		names,
		complete: (codes.length === 3 || codes.length === 2 && levels[2]?.length === 0) && names.every((name) => name !== "")
	};
}
// src/features/sponsor/form/gift-fields.tsx
/** Where the free copy is sent. */
function GiftFields() {
	const t = v("sponsor");
	const fault = useFault();
	const { register, watch, setValue } = useFormContext();
	const areas = useQuery({
		queryKey: ["areas"],
		queryFn: loadAreas,
		staleTime: Number.POSITIVE_INFINITY
	});
	const area = watch("area");
	function choose(codes) {
		if (!areas.data) return;
		const { names, complete } = chosenAreas(areas.data, codes);
		setValue("areaNames", names);
		setValue("areaComplete", complete);
		setValue("area", codes, {
			shouldDirty: true,
			shouldValidate: fault("area") !== void 0
		});
	}
	const words = [
		"province",
		"city",
		"district"
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: form_module_default.gift,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("form.recipient"),
				autoComplete: "shipping name",
				error: fault("recipient"),
				...register("recipient")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("form.giftPhone"),
				prefix: "+86",
				inputMode: "tel",
				autoComplete: "shipping tel-national",
				error: fault("giftPhone"),
				...register("giftPhone")
			}),
			areas.data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AreaPicker, {
				legend: t("form.area"),
				value: area,
				onChange: choose,
				error: fault("area"),
				levels: areaChoices(areas.data, area).map((options, level) => ({
					label: t(`form.${words[level] ?? "district"}`),
					placeholder: t("form.choose"),
					options
				}))
			}) : areas.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
				title: t("form.areaFailed"),
				retryLabel: t("entry.retry"),
				busy: areas.isFetching,
				onRetry: () => void areas.refetch()
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("form.area") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("form.street"),
				placeholder: t("form.streetPlaceholder"),
				autoComplete: "shipping street-address",
				error: fault("street"),
				...register("street")
			})
		]
	});
}
// src/features/sponsor/form/contact-section.tsx
/** How the sponsor is reached, where the receipt goes, and whether one copy is sent to them. */
function ContactFields() {
	const t = v("sponsor.form");
	const fault = useFault();
	const { register, watch } = useFormContext();
	const byEmail = contactKind(watch("contact")) === "email";
	const gift = watch("gift");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: form_module_default.fields,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("contact"),
				placeholder: t("contactPlaceholder"),
				hint: t("contactHint"),
				inputMode: "email",
				autoComplete: "tel",
				autoCapitalize: "off",
				spellCheck: false,
				error: fault("contact"),
				...register("contact")
			}),
			byEmail ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "yg-note",
				children: t("receiptHint")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: t("receipt"),
				optional: t("optional"),
				hint: t("receiptHint"),
				type: "email",
				autoComplete: "email",
				error: fault("receiptEmail"),
				...register("receiptEmail")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckSeal, {
				...register("gift"),
				children: [t("gift"), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "yg-note",
					children: [" ", t("giftHint")]
				})]
			}),
			gift ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftFields, {}) : null
		]
	});
}
// src/features/sponsor/form/use-pay.ts
var OPTIONS = {
	customUI: true,
	preventDuplicate: true
};
/**
* From the confirmed summary to the payment page: places the order (once, however often it is pressed or repeated)
* and opens its payment. When only the second fails, the order is kept and its own page offers to pay.
*/
function usePay(input, onRefused) {
	const navigate = useNavigate();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [fault, setFault] = (0, import_react.useState)();
	const underWay = (0, import_react.useRef)(false);
	function settle(message) {
		underWay.current = false;
		setBusy(false);
		setFault(message);
	}
	(0, import_react.useEffect)(() => {
		const shown = (event) => {
			if (!event.persisted) return;
			underWay.current = false;
			setBusy(false);
		};
		addEventListener("pageshow", shown);
		return () => removeEventListener("pageshow", shown);
	}, []);
	async function pay(methodId) {
		if (underWay.current) return;
		underWay.current = true;
		setBusy(true);
		setFault(void 0);
		const token = await place();
		if (token === void 0) return;
		try {
			const { language } = input;
			const { url } = await cloud.sponsor.startPayment({
				orderToken: token,
				methodId,
				language
			}, OPTIONS);
			location.assign(url);
		} catch (error) {
			settle();
			toast({
				text: errorText(error),
				kind: "warn"
			});
			navigate({
				to: "/result",
				search: { token }
			});
		}
	}
	async function place() {
		try {
			const idempotency = idempotencyKey(input);
			const { orderToken, order } = await cloud.sponsor.placeOrder({
				...input,
				idempotencyKey: idempotency
			}, OPTIONS);
			const { sponsorNumber, bookTitle, copies, createdAt } = order;
			keyBecame(sponsorNumber);
			keepOrder({
				token: orderToken,
				sponsorNumber,
				bookTitle,
				copies,
				createdAt
			});
			return orderToken;
		} catch (error) {
			if (isRefusal(error, "idempotency-conflict")) forgetKey();
			settle(errorText(error));
			if (error instanceof CloudError && formField(error.field)) onRefused(error);
			return;
		}
	}
	return {
		pay,
		busy,
		fault
	};
}
// src/features/sponsor/form/pay-part.tsx
/** How to pay, what is being paid, and the step to the payment page. */
function PayPart({ input, totalFen, methods, onClose, onRefused }) {
	const t = v("sponsor.summary");
	const format = I();
	const agreeId = (0, import_react.useId)();
	const [method, setMethod] = (0, import_react.useState)(methods[0]?.id);
	const [agreed, setAgreed] = (0, import_react.useState)(false);
	const [reminded, setReminded] = (0, import_react.useState)(false);
	const { pay, busy, fault } = usePay(input, onRefused);
	if (method === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: form_module_default.fault,
		children: t("noMethod")
	});
	function confirm() {
		if (agreed && method !== void 0) pay(method);
		else {
			setReminded(true);
			document.getElementById(agreeId)?.focus();
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: form_module_default.methods,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("method"),
				value: method,
				onChange: setMethod,
				options: methods.map(({ id, name }) => ({
					value: id,
					label: name
				}))
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: form_module_default.agree,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckSeal, {
				id: agreeId,
				checked: agreed,
				error: reminded && !agreed ? t("agreeFirst") : void 0,
				onChange: (event) => setAgreed(event.target.checked),
				children: t("agree")
			})
		}),
		fault ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: form_module_default.fault,
			role: "alert",
			children: fault
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: form_module_default.actions,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "seal",
				wide: true,
				busy,
				onClick: confirm,
				children: busy ? t("paying") : t("pay", { yuan: format.number(totalFen / 100) })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "link",
				disabled: busy,
				onClick: onClose,
				children: t("edit")
			})]
		})
	] });
}
// src/features/sponsor/form/summary-sheet.tsx
/** Everything once more before paying, with the price the server names. */
function SummarySheet({ input, bookTitle, onClose, onRefused }) {
	const t = v("sponsor.summary");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		open: input !== void 0,
		onClose,
		title: t("title"),
		closeLabel: t("close"),
		children: input ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, {
			input,
			bookTitle,
			onClose,
			onRefused
		}) : null
	});
}
function Summary({ input, bookTitle, onClose, onRefused }) {
	const t = v("sponsor");
	const format = I();
	const language = Z();
	const shell = v("shell");
	const online = useOnline();
	const wording = useWordingRows();
	const quote = useQuery({
		queryKey: [
			"sponsor",
			"quote",
			input
		],
		queryFn: () => cloud.sponsor.quote(input, { customUI: true }),
		gcTime: 0,
		staleTime: 0
	});
	const methods = useQuery({
		queryKey: [
			"sponsor",
			"methods",
			language
		],
		queryFn: async () => (await cloud.sponsor.paymentMethods({ language }, { customUI: true })).methods
	});
	const refusal = quote.error instanceof CloudError && formField(quote.error.field) ? quote.error : void 0;
	(0, import_react.useEffect)(() => {
		if (refusal) onRefused(refusal);
	}, [refusal, onRefused]);
	const failure = quote.error ?? methods.error;
	if (failure) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("summary.failed"),
		retryLabel: t("entry.retry"),
		busy: quote.isFetching || methods.isFetching,
		onRetry: () => {
			if (quote.isError) quote.refetch();
			if (methods.isError) methods.refetch();
		},
		children: online ? errorText(failure) : shell("offline.money")
	});
	if (!quote.data || !methods.data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("summary.loading") });
	const yuan = (fen) => format.number(fen / 100);
	const { unitPriceFen, shippingFen, totalFen } = quote.data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: [
		{
			label: t("summary.book"),
			value: bookTitle
		},
		{
			label: t("summary.copies"),
			value: t("summary.copiesValue", {
				n: input.copies,
				yuan: yuan(unitPriceFen)
			})
		},
		...wording(input),
		{
			label: t("summary.contact"),
			value: input.contact.value
		},
		...input.receiptEmail ? [{
			label: t("summary.receipt"),
			value: input.receiptEmail
		}] : [],
		...input.freeGift ? [{
			label: t("summary.gift"),
			value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: form_module_default.own,
				children: giftLines(input.freeGift)
			})
		}] : [],
		{
			label: t("summary.shipping"),
			value: shippingFen === 0 ? t("summary.free") : t("money.yuan", { yuan: yuan(shippingFen) })
		},
		{
			label: t("summary.total"),
			value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: form_module_default.total,
				children: t("money.yuan", { yuan: yuan(totalFen) })
			})
		}
	] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayPart, {
		input,
		totalFen,
		methods: methods.data,
		onClose,
		onRefused
	})] });
}
// src/features/sponsor/form/order-form.tsx
/** Name, dedication, contact and gift; each press of the action checks them and then shows the summary. */
function OrderForm({ book, copies, asked }) {
	const t = v("sponsor.form");
	const language = Z();
	const element = (0, import_react.useRef)(null);
	const answered = (0, import_react.useRef)(0);
	const [summary, setSummary] = (0, import_react.useState)();
	const form = useForm({
		defaultValues: {
			...EMPTY_ORDER,
			...keptForm()
		},
		resolver: resolverOf(orderFaults),
		shouldFocusError: false
	});
	(0, import_react.useEffect)(() => form.subscribe({
		formState: { values: true },
		callback: ({ values }) => keepForm(values)
	}), [form]);
	const submit = form.handleSubmit((values) => setSummary(orderInput(values, book.id, copies, language)), () => goToFirstFault(element.current));
	(0, import_react.useEffect)(() => {
		if (asked <= answered.current) return;
		answered.current = asked;
		submit();
	});
	/** The server found something in a field: the form says so in its place. */
	function refused(error) {
		setSummary(void 0);
		const field = formField(error.field);
		if (!field) return toast({
			text: errorText(error),
			kind: "warn"
		});
		form.setError(field, {
			type: "server",
			message: error.message
		});
		goToFirstFault(element.current);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormProvider, {
		...form,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			ref: element,
			onSubmit: (event) => void submit(event),
			noValidate: true,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
					title: t("nameHead"),
					note: t("nameNote"),
					id: "name",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameFields, { labelHidden: true })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
					title: t("dedicationHead"),
					id: "dedication",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DedicationFields, {})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
					title: t("contactHead"),
					id: "contact",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactFields, {})
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SummarySheet, {
			input: summary,
			bookTitle: book.title,
			onClose: () => setSummary(void 0),
			onRefused: refused
		})]
	});
}
// src/features/sponsor/form/below.tsx
/** What lies below the first screens: the form and the names of recent sponsors. */
function Below({ book, copies, asked, closed }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [closed ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderForm, {
		book,
		copies,
		asked
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentDonors, {})] });
}
export { Below as default };
