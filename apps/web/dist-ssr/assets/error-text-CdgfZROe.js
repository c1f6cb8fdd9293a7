import { D as messagesOf, s as CloudError } from "../entry-server.js";
import { l as currentFrameworkLanguage, u as currentLanguage } from "./icon-BzQdmBm7.js";
// src/shared/i18n/framework-text.ts
/** A framework message outside React, by its dotted key; the key itself before the words are loaded. */
function frameworkText(key) {
	let found = messagesOf(currentLanguage(), currentFrameworkLanguage()).framework;
	for (const part of key.split(".")) found = typeof found === "object" ? found[part] : void 0;
	return typeof found === "string" ? found : key;
}
// src/shared/cloud/error-text.ts
/** What the visitor reads of a failed call: refusals speak for themselves, the rest in the app's own words. */
function errorText(error) {
	if (!(error instanceof CloudError)) return frameworkText("request.system");
	if (error.reason === "network") return frameworkText("request.unavailable");
	if (error.reason === "timeout") return frameworkText("request.timeout");
	return error.reason === "server" && /^[a-z]/.test(String(error.code)) && error.message ? error.message : frameworkText("request.system");
}
/** Whether the call was refused with one of these codes of the contract. */
function isRefusal(error, ...codes) {
	return error instanceof CloudError && codes.some((code) => code === error.code);
}
export { isRefusal as n, errorText as t };
