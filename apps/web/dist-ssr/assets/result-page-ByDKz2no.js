import { E as useSearch, P as useQueryClient, S as Sheet, a as cloud, d as toast, f as Empty, h as Skeleton, i as useConfig, k as useQuery, m as LoadingRing, n as Page, o as showModal, p as ErrorNotice } from "../entry-server.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, i as I, n as Button, o as v, t as Icon, x as __toESM, y as __exportAll } from "./icon-BzQdmBm7.js";
import { n as Section, t as Lead } from "./section-DSKj5PWa.js";
import { n as TrashIcon, t as Link } from "./link-8m-nkaJe.js";
import { c as useKeptOrders, n as useWordingRows, o as forgetOrders, r as forgetKey, s as keepOrder, t as giftLines } from "./summary-rows-CnXaZxVi.js";
import { n as isRefusal, t as errorText } from "./error-text-CdgfZROe.js";
import { r as RadioList } from "./choices-fYNcBz7r.js";
import { n as KeyValueList, r as ProgressSteps } from "./columns-JQtRX9x2.js";
import { n as clearDraft } from "./draft-DCkLBXVr.js";
// ../../../main/packages/ui/src/icons/copy.tsx
var import_jsx_runtime = require_jsx_runtime();
var CopyIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M8.25 8.25h9a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-7.5a1.5 1.5 0 0 1-1.5-1.5zM15.75 5.25v-.5a1.5 1.5 0 0 0-1.5-1.5h-7.5a1.5 1.5 0 0 0-1.5 1.5v9.5a1.5 1.5 0 0 0 1.5 1.5" })
});
// ../../../main/packages/ui/src/icons/edit.tsx
var EditIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M4 20l1-4.25L16.25 4.5l3.25 3.25L8.25 19zM14 6.75L17.25 10" })
});
// ../../../main/packages/ui/src/icons/save-image.tsx
var SaveImageIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Icon, {
	...props,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 4.25H5.25a1.5 1.5 0 0 0-1.5 1.5v12.5a1.5 1.5 0 0 0 1.5 1.5h13.5a1.5 1.5 0 0 0 1.5-1.5V13M4 16.5c2.2-3.6 3.9-4.6 5.5-3 1.3 1.3 2 1.9 3.2 1 1.5-1.1 3.3-.6 7.3 2.5M17.5 3v6.25M15 7l2.5 2.5L20 7" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
		cx: "8.25",
		cy: "8.25",
		r: "1.2",
		fill: "currentColor",
		stroke: "none"
	})]
});
var result_module_default = {
	certificate: "_certificate_yyqd3_1",
	acts: "_acts_yyqd3_15",
	number: "_number_yyqd3_28",
	lines: "_lines_yyqd3_44",
	methods: "_methods_yyqd3_47",
	amend: "_amend_yyqd3_48",
	fault: "_fault_yyqd3_52",
	note: "_note_yyqd3_55",
	links: "_links_yyqd3_58",
	kept: "_kept_yyqd3_64"
};
// src/features/sponsor/result/kept-list.tsx
/** The orders this device has seen, newest first; they can be cleared. */
function KeptList() {
	const t = v("sponsor");
	const format = I();
	const orders = useKeptOrders();
	if (orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		title: t("kept.emptyTitle"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			href: "#/search",
			children: t("kept.search")
		}),
		children: t("kept.emptyHint")
	});
	async function clear() {
		if (await showModal({
			title: t("kept.clear"),
			content: t("kept.clearAsk"),
			confirmText: t("kept.clear"),
			cancelText: t("kept.keep")
		})) forgetOrders();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			title: t("kept.head"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("kept.note") })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: result_module_default.kept,
			children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: "/result",
				search: { token: order.token },
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: order.bookTitle }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("money.copies", { n: order.copies }) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "yg-num",
						children: order.sponsorNumber
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
						dateTime: order.createdAt,
						children: format.dateTime(new Date(order.createdAt), { dateStyle: "medium" })
					})
				]
			}) }, order.token))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: result_module_default.links,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				href: "#/search",
				children: t("kept.search")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "link",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TrashIcon, {}),
				onClick: () => void clear(),
				children: t("kept.clear")
			})]
		})
	] });
}
// src/features/sponsor/result/amend.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var AmendForm = (0, import_react.lazy)(() => import("./amend-form-CTxQZCTs.js"));
/** The door to corrections, or the word that the book has gone to print. */
function Amend({ order, token, onAmended }) {
	const t = v("sponsor");
	const [open, setOpen] = (0, import_react.useState)(false);
	if (!order.amendable) return order.fulfilment === "printing" || order.fulfilment === "shipped" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: `yg-note ${result_module_default.note}`,
		children: t("amend.closed")
	}) : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: result_module_default.note,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditIcon, {}),
				onClick: () => setOpen(true),
				children: t("amend.open")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "yg-note",
				children: t("amend.note")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
				open,
				onClose: () => setOpen(false),
				title: t("amend.open"),
				closeLabel: t("summary.close"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("amend.open") }),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmendForm, {
						order,
						token,
						onAmended: (amended) => {
							setOpen(false);
							onAmended(amended);
						}
					})
				})
			})
		]
	});
}
// src/features/sponsor/result/cancel.tsx
/** Takes an unpaid order back, after asking. */
function CancelOrder({ token, onCancelled, onStale }) {
	const t = v("sponsor.result");
	const language = Z();
	const [busy, setBusy] = (0, import_react.useState)(false);
	async function cancel() {
		if (!await showModal({
			title: t("cancel"),
			content: t("cancelAsk"),
			confirmText: t("cancel"),
			cancelText: t("cancelKeep")
		})) return;
		setBusy(true);
		try {
			const { order } = await cloud.sponsor.cancel({
				orderToken: token,
				language
			}, { customUI: true });
			onCancelled(order);
			toast({
				text: t("cancelDone"),
				kind: "done"
			});
		} catch (error) {
			toast({
				text: errorText(error),
				kind: "warn"
			});
			onStale();
		} finally {
			setBusy(false);
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		variant: "link",
		busy,
		onClick: () => void cancel(),
		children: t("cancel")
	});
}
// src/features/sponsor/result/certificate.tsx
/** Hands a picture to the phone; rejects when it cannot be fetched. */
async function savePicture(url, name) {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`picture not there: ${answer.status}`);
	const address = URL.createObjectURL(await answer.blob());
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 6e4);
}
/** The certificate of merit as a picture to keep. Its words stand again in the record below it. */
function Certificate({ order, token }) {
	const t = v("sponsor");
	const language = Z();
	const [failed, setFailed] = (0, import_react.useState)(false);
	const [tries, setTries] = (0, import_react.useState)(0);
	const [saving, setSaving] = (0, import_react.useState)(false);
	const url = `/receipts/${encodeURIComponent(token)}/certificate.png?lang=${language}`;
	async function save() {
		setSaving(true);
		try {
			await savePicture(url, `${t("result.certificate")} ${order.sponsorNumber}.png`);
			toast({
				text: t("result.saved"),
				kind: "done"
			});
		} catch {
			toast({
				text: t("result.saveFailed"),
				kind: "warn"
			});
		} finally {
			setSaving(false);
		}
	}
	if (failed) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("result.certificateFailed"),
		retryLabel: t("entry.retry"),
		onRetry: () => {
			setFailed(false);
			setTries(tries + 1);
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: result_module_default.certificate,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: tries > 0 ? `${url}&try=${tries}` : url,
			alt: t("result.certificateAlt", {
				name: order.name,
				book: order.bookTitle,
				n: order.copies
			}),
			width: 1080,
			height: 1440,
			onError: () => setFailed(true)
		}, tries), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			variant: "seal",
			busy: saving,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveImageIcon, {}),
			onClick: () => void save(),
			children: t("result.save")
		}) })]
	});
}
// src/features/sponsor/result/number.tsx
/** The sponsor number in groups that can be read aloud, with a button to copy it. */
function SponsorNumber({ number }) {
	const t = v("sponsor.result");
	async function copy() {
		try {
			await navigator.clipboard.writeText(number);
			toast({
				text: t("copied"),
				kind: "done"
			});
		} catch {
			toast({
				text: t("copyFailed"),
				kind: "warn"
			});
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: result_module_default.number,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "yg-note",
				children: t("number")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "yg-num",
				children: number
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyIcon, {}),
				onClick: () => void copy(),
				children: t("copy")
			})
		]
	});
}
// src/features/sponsor/result/phase.ts
/** Only the order and its newest payment decide; that the payer came back proves nothing. */
function phaseOf({ status, payment }) {
	if (status === "paid") return "settled";
	if (status !== "unpaid") return status;
	if (payment === "created" || payment === "pending") return "pending";
	if (payment === "declined" || payment === "failed") return "declined";
	return "unpaid";
}
var FIRST_MS = 2e3;
var LONGEST_MS = 15e3;
/** After this long without word from the provider the page stops asking by itself. */
var PATIENCE_MS = 9e4;
/** How long to wait before asking the `count`-th time again. */
function askAgainAfterMs(count) {
	return Math.min(LONGEST_MS, Math.round(FIRST_MS * 1.4 ** Math.max(0, count)));
}
/** How many times are asked before patience ends. */
var MOST_ASKS = (() => {
	let count = 0;
	for (let waited = 0; waited < PATIENCE_MS; count += 1) waited += askAgainAfterMs(count);
	return count;
})();
// src/features/sponsor/result/outcome.tsx
/** The page's opening line: what became of the payment, in plain words, with the next step. */
function Outcome({ order, late }) {
	const t = v("sponsor.result");
	const format = I();
	const phase = phaseOf(order);
	const shown = late ? "late" : phase;
	const time = format.dateTime(new Date(order.expiresAt), {
		month: "long",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23"
	});
	const text = shown === "settled" && order.anonymous ? "settledAnonymous" : `${shown}Text`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		"aria-live": "polite",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
			center: true,
			title: t(`${shown}Title`),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(text, { time }) })
		}), shown === "pending" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("waiting") }) : null]
	});
}
// src/features/sponsor/result/pay-again.tsx
/** Pays the same order again, in a way that can be chosen anew. */
function PayAgain({ order, token, label, quiet, onStale }) {
	const t = v("sponsor");
	const format = I();
	const [open, setOpen] = (0, import_react.useState)(false);
	const yuan = format.number(order.totalFen / 100);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		variant: quiet ? void 0 : "seal",
		onClick: () => setOpen(true),
		children: label
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		open,
		onClose: () => setOpen(false),
		title: t("result.payTitle", { yuan }),
		closeLabel: t("summary.close"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Methods, {
			token,
			yuan,
			onStale
		})
	})] });
}
function Methods({ token, yuan, onStale }) {
	const t = v("sponsor");
	const language = Z();
	const [chosen, setChosen] = (0, import_react.useState)();
	const [busy, setBusy] = (0, import_react.useState)(false);
	const [fault, setFault] = (0, import_react.useState)();
	const methods = useQuery({
		queryKey: [
			"sponsor",
			"methods",
			language
		],
		queryFn: async () => (await cloud.sponsor.paymentMethods({ language }, { customUI: true })).methods
	});
	(0, import_react.useEffect)(() => {
		const shown = (event) => event.persisted && setBusy(false);
		addEventListener("pageshow", shown);
		return () => removeEventListener("pageshow", shown);
	}, []);
	if (methods.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: errorText(methods.error),
		retryLabel: t("entry.retry"),
		busy: methods.isFetching,
		onRetry: () => void methods.refetch()
	});
	if (!methods.data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("summary.method") });
	const method = chosen ?? methods.data[0]?.id;
	if (method === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("summary.noMethod") });
	async function pay(methodId) {
		setBusy(true);
		setFault(void 0);
		try {
			const { url } = await cloud.sponsor.startPayment({
				orderToken: token,
				methodId,
				language
			}, {
				customUI: true,
				preventDuplicate: true
			});
			location.assign(url);
		} catch (error) {
			setBusy(false);
			setFault(errorText(error));
			onStale();
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: result_module_default.methods,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("summary.method"),
				legendHidden: true,
				value: method,
				onChange: setChosen,
				options: methods.data.map(({ id, name }) => ({
					value: id,
					label: name
				}))
			}),
			fault ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: result_module_default.fault,
				role: "alert",
				children: fault
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "seal",
				wide: true,
				busy,
				onClick: () => void pay(method),
				children: busy ? t("summary.paying") : t("summary.pay", { yuan })
			})
		]
	});
}
// src/features/sponsor/result/steps.ts
var WAY = [
	"waiting",
	"batched",
	"printing",
	"shipped",
	"completed"
];
/** The events of the timeline that begin each step. */
var BEGINS = {
	waiting: ["paid", "paid-late"],
	batched: ["batched"],
	printing: ["printing"],
	shipped: ["shipped"],
	completed: ["completed"]
};
/** The way of the books of a paid order, with the day each step began; sending only where a copy is sent. */
function useSteps(order) {
	const t = v("sponsor.step");
	const format = I();
	if (order.status !== "paid" && order.status !== "completed") return [];
	const way = WAY.filter((step) => step !== "shipped" || order.freeGift !== null);
	const reached = way.indexOf(order.fulfilment);
	return way.map((step, index) => {
		const begun = [...order.timeline].reverse().find(({ event }) => BEGINS[step].includes(event));
		const whole = order.fulfilment === "completed";
		return {
			id: step,
			label: t(step),
			note: begun ? format.dateTime(new Date(begun.at), { dateStyle: "medium" }) : void 0,
			state: index < reached || whole ? "done" : index === reached ? "current" : "todo"
		};
	});
}
// src/features/sponsor/result/record.tsx
/** The whole order in words, and the way of its books. */
function OrderRecord({ order }) {
	const t = v("sponsor");
	const format = I();
	const wording = useWordingRows();
	const steps = useSteps(order);
	const time = (at) => format.dateTime(new Date(at), {
		dateStyle: "long",
		timeStyle: "short"
	});
	const paid = order.paidAt ? [order.paymentMethodName, time(order.paidAt)].filter(Boolean).join("\n") : void 0;
	const rows = [
		{
			label: t("summary.book"),
			value: order.bookTitle
		},
		{
			label: t("summary.copies"),
			value: t("summary.copiesValue", {
				n: order.copies,
				yuan: format.number(order.unitPriceFen / 100)
			})
		},
		...wording(order),
		{
			label: t("summary.total"),
			value: t("money.yuan", { yuan: format.number(order.totalFen / 100) })
		},
		{
			label: t("result.status"),
			value: t(`status.${order.status}`)
		},
		{
			label: t("result.placed"),
			value: time(order.createdAt)
		},
		{
			label: t("result.paid"),
			value: paid ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: result_module_default.lines,
				children: paid
			}) : void 0
		},
		{
			label: t("summary.contact"),
			value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "yg-num",
				children: order.contact.value
			})
		},
		{
			label: t("summary.receipt"),
			value: order.receiptEmail
		},
		{
			label: t("summary.gift"),
			value: order.freeGift ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: result_module_default.lines,
				children: giftLines(order.freeGift)
			}) : void 0
		},
		{
			label: t("result.batch"),
			value: order.batchNumber
		},
		{
			label: t("result.tracking"),
			value: order.trackingNumber
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [steps.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
		title: t("result.way"),
		id: "way",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressSteps, {
			steps,
			label: t("result.way")
		})
	}) : null, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
		title: t("result.record"),
		id: "record",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: rows.filter((row) => row.value != null && row.value !== "") })
	})] });
}
// src/features/sponsor/result/use-order.ts
/**
* The order behind a link. While its payment is under way it is asked for again and again, ever more slowly, until
* patience ends; `askAgain` begins anew.
*/
function useOrder(token) {
	const language = Z();
	const client = useQueryClient();
	const queryKey = [
		"sponsor",
		"order",
		token,
		language
	];
	const [asks, setAsks] = (0, import_react.useState)(0);
	const query = useQuery({
		queryKey,
		queryFn: async () => (await cloud.sponsor.order({
			orderToken: token,
			language
		}, { customUI: true })).order,
		staleTime: 0
	});
	const order = query.data;
	const pending = order !== void 0 && phaseOf(order) === "pending";
	const late = pending && asks >= MOST_ASKS;
	const { refetch } = query;
	(0, import_react.useEffect)(() => {
		if (!pending || late) return;
		const timer = setTimeout(() => {
			setAsks((count) => count + 1);
			refetch();
		}, askAgainAfterMs(asks));
		return () => clearTimeout(timer);
	}, [
		pending,
		late,
		asks,
		refetch
	]);
	(0, import_react.useEffect)(() => {
		if (!order) return;
		const { sponsorNumber, bookTitle, copies, createdAt } = order;
		keepOrder({
			token,
			sponsorNumber,
			bookTitle,
			copies,
			createdAt
		});
		if (order.status !== "unpaid" && forgetKey(sponsorNumber)) clearDraft();
	}, [order, token]);
	return {
		...query,
		order,
		late,
		askAgain: () => {
			setAsks(0);
			refetch();
		},
		put: (changed) => client.setQueryData(queryKey, changed)
	};
}
// src/features/sponsor/result/order-view.tsx
/** One order for the holder of its link. */
function OrderView({ token }) {
	const t = v("sponsor");
	const { buyclosed } = useConfig();
	const { order, error, isFetching, late, askAgain, put } = useOrder(token);
	if (!order && isRefusal(error, "link-invalid")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
		title: t("result.failed"),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			href: "#/search",
			children: t("result.byNumber")
		}),
		children: errorText(error)
	});
	if (!order && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
		title: t("result.failed"),
		retryLabel: t("entry.retry"),
		busy: isFetching,
		onRetry: askAgain,
		children: errorText(error)
	});
	if (!order) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
		label: t("result.loading"),
		count: 6
	});
	const phase = phaseOf(order);
	const settled = phase === "settled" || phase === "completed";
	const payable = (phase === "unpaid" || phase === "declined" || late) && !buyclosed;
	const leftOpen = phase === "pending" && !late && !buyclosed;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outcome, {
			order,
			late
		}),
		settled ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Certificate, {
			order,
			token
		}) : null,
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: result_module_default.acts,
			children: [
				late ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					busy: isFetching,
					onClick: askAgain,
					children: t("result.again")
				}) : null,
				payable ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayAgain, {
					order,
					token,
					label: t(phase === "unpaid" ? "result.payNow" : "result.payAgain"),
					onStale: askAgain
				}) : null,
				leftOpen ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "yg-note",
					children: t("result.leftOpen")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayAgain, {
					order,
					token,
					label: t("result.continuePay"),
					quiet: true,
					onStale: askAgain
				})] }) : null,
				phase === "expired" || phase === "cancelled" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					href: "#/",
					children: t("result.toSponsor")
				}) : null,
				order.status === "unpaid" && (phase !== "pending" || late) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelOrder, {
					token,
					onCancelled: put,
					onStale: askAgain
				}) : null
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SponsorNumber, { number: order.sponsorNumber }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRecord, { order }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Amend, {
			order,
			token,
			onAmended: put
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: `yg-note ${result_module_default.note}`,
			children: [t("result.keepNumber"), settled ? ` ${t("result.noFiscal")}` : ""]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: result_module_default.links,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "link",
					href: "#/donated",
					children: t("result.toDonors")
				}),
				settled ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "link",
					href: "#/",
					children: t("result.toSponsor")
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "link",
					href: "#/result",
					children: t("kept.head")
				})
			]
		})
	] });
}
// src/features/sponsor/result-page.tsx
var result_page_exports = /* @__PURE__ */ __exportAll({ default: () => ResultPage });
/** `/result?token=`: one order; without a token, the orders this device has seen. */
function ResultPage() {
	const { token } = useSearch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, { children: token ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderView, { token }, token) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeptList, {}) });
}
export { ResultPage as default, result_module_default as n, result_page_exports as t };
