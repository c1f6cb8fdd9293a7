import { c as require_jsx_runtime, g as LANGUAGES, m as setPreferences, o as v } from "./icon-BzQdmBm7.js";
import { r as RadioList } from "./choices-fYNcBz7r.js";
import { O as usePreferences, S as Sheet } from "../entry-server.js";
// src/app/reading-sheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Each language by its own name: who cannot read the current one still finds home. */
var NAMES = {
	"zh-Hans": "简体中文",
	"zh-Hant": "繁體中文",
	en: "English",
	ja: "日本語",
	th: "ไทย"
};
var DEVICE = "device";
/** How the book is read: text size first, as that is what elders come for; then language, light, contrast. */
function ReadingSheet({ onClose }) {
	const t = v("shell.reading");
	const preferences = usePreferences();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		open: true,
		title: t("title"),
		closeLabel: t("close"),
		onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("text"),
				value: preferences.text,
				options: [
					{
						value: "1",
						label: t("text1")
					},
					{
						value: "1.25",
						label: t("text125")
					},
					{
						value: "1.5",
						label: t("text15")
					}
				],
				onChange: (text) => setPreferences({ text })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("language"),
				value: preferences.language ?? DEVICE,
				options: [{
					value: DEVICE,
					label: t("deviceLanguage")
				}, ...LANGUAGES.map((language) => ({
					value: language,
					label: NAMES[language]
				}))],
				onChange: (value) => setPreferences({ language: LANGUAGES.find((language) => language === value) ?? null })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("theme"),
				value: preferences.theme,
				options: [
					{
						value: "auto",
						label: t("auto")
					},
					{
						value: "light",
						label: t("light")
					},
					{
						value: "dark",
						label: t("dark")
					}
				],
				onChange: (theme) => setPreferences({ theme })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioList, {
				legend: t("contrast"),
				value: preferences.contrast,
				options: [{
					value: "normal",
					label: t("normal")
				}, {
					value: "high",
					label: t("high")
				}],
				onChange: (contrast) => setPreferences({ contrast })
			})
		]
	});
}
export { ReadingSheet as default };
