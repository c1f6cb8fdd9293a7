import { _ as require_react, c as require_jsx_runtime, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { t as SearchField } from "./text-field-iZyhAO9c.js";
import { i as useConfig, w as useNavigate } from "../entry-server.js";
import { t as keptList } from "./kept-list-WE2FdLQi.js";
var { keep: rememberQuery, forget: forgetQuery, forgetAll: forgetQueries, useItems: useQueries } = keptList({
	key: "yuanguang.search",
	most: 10,
	isItem: (value) => typeof value === "string",
	idOf: (query) => query
});
var search_module_default = {
	box: "_box_504tp_1",
	history: "_history_504tp_4",
	foot: "_foot_504tp_32",
	kept: "_kept_504tp_40",
	captcha: "_captcha_504tp_43",
	check: "_check_504tp_44",
	picture: "_picture_504tp_52",
	found: "_found_504tp_65",
	head: "_head_504tp_76"
};
// src/features/search/search-box.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The line for number, phone or email; its hint comes from the remote configuration. */
function SearchBox({ query = "" }) {
	const t = v("search");
	const { searchText } = useConfig();
	const navigate = useNavigate();
	const [empty, setEmpty] = (0, import_react.useState)(false);
	function search(text) {
		setEmpty(text === "");
		if (text !== "") navigate({
			to: "/searchresult",
			search: { query: text }
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
		label: t("label"),
		submitLabel: t("submit"),
		placeholder: searchText || t("label"),
		defaultValue: query,
		maxLength: 120,
		autoComplete: "off",
		autoCapitalize: "off",
		spellCheck: false,
		error: empty ? t("emptyQuery") : void 0,
		onChange: () => setEmpty(false),
		onSearch: search
	}, query);
}
export { rememberQuery as a, forgetQuery as i, search_module_default as n, useQueries as o, forgetQueries as r, SearchBox as t };
