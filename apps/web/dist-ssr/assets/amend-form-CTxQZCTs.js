import { a as cloud, d as toast, s as CloudError } from "../entry-server.js";
import { _ as require_react, a as Z, c as require_jsx_runtime, n as Button, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { a as NameFields, d as goToFirstFault, f as resolverOf, h as useForm, l as wordingFaults, m as FormProvider, n as wordingInput, o as DedicationFields, r as wordingValues, u as formField } from "./to-input-BzEUN3-E.js";
import { t as errorText } from "./error-text-CdgfZROe.js";
import { n as result_module_default } from "./result-page-ByDKz2no.js";
// src/features/sponsor/result/amend-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Corrections of name and dedication, until the batch is closed. */
function AmendForm({ order, token, onAmended }) {
	const t = v("sponsor.amend");
	const language = Z();
	const element = (0, import_react.useRef)(null);
	const [fault, setFault] = (0, import_react.useState)();
	const form = useForm({
		defaultValues: wordingValues(order),
		resolver: resolverOf(wordingFaults),
		shouldFocusError: false
	});
	const save = form.handleSubmit(async (values) => {
		setFault(void 0);
		try {
			onAmended((await cloud.sponsor.amend({
				orderToken: token,
				...wordingInput(values),
				language
			}, {
				customUI: true,
				preventDuplicate: true
			})).order);
			toast({
				text: t("saved"),
				kind: "done"
			});
		} catch (error) {
			const field = error instanceof CloudError ? formField(error.field) : void 0;
			if (field === "name" || field === "text" || field === "names") {
				form.setError(field, {
					type: "server",
					message: errorText(error)
				});
				goToFirstFault(element.current);
			} else setFault(errorText(error));
		}
	}, () => goToFirstFault(element.current));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
		...form,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			ref: element,
			className: result_module_default.amend,
			onSubmit: (event) => void save(event),
			noValidate: true,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameFields, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DedicationFields, {}),
				fault ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: result_module_default.fault,
					role: "alert",
					children: fault
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					variant: "seal",
					wide: true,
					type: "submit",
					busy: form.formState.isSubmitting,
					children: t("save")
				})
			]
		})
	});
}
export { AmendForm as default };
