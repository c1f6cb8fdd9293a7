import { _ as require_react, a as Z, c as require_jsx_runtime, x as __toESM } from "./icon-BzQdmBm7.js";
import { a as cloud, k as useQuery } from "../entry-server.js";
// ../../../main/packages/ui/src/book-cover.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var book_cover_module_default = {
	book: "_book_179b2_2",
	ground: "_ground_179b2_15",
	pages: "_pages_179b2_21",
	leaves: "_leaves_179b2_27",
	cloth: "_cloth_179b2_32",
	corner: "_corner_179b2_37",
	thread: "_thread_179b2_41",
	holes: "_holes_179b2_46",
	slip: "_slip_179b2_51"
};
// ../../../main/packages/ui/src/book-cover.tsx
var import_jsx_runtime = require_jsx_runtime();
/** True for a title written in Chinese characters or kana, which can stand upright. */
function standsUpright(title) {
	return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\s·《》〈〉ー]+$/u.test(title);
}
/** A thread-bound book in indigo silk with its title slip. */
function BookCover({ title, label }) {
	const silk = (0, import_react.useId)();
	const upright = standsUpright(title);
	const count = Array.from(title).length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: book_cover_module_default.book,
		role: "img",
		"aria-label": label,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 156 214",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("defs", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("pattern", {
					id: silk,
					width: "26",
					height: "26",
					patternUnits: "userSpaceOnUse",
					patternTransform: "rotate(4)",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
						fill: "none",
						stroke: "var(--cloth-line)",
						strokeWidth: ".7",
						opacity: ".55",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
							cx: "13",
							cy: "13",
							r: "6.5"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M13 8.5c2 2 2 7 0 9-2-2-2-7 0-9zM8.5 13c2-2 7-2 9 0-2 2-7 2-9 0zM0 3c1.5 0 3-1.5 3-3M0 23c1.5 0 3 1.5 3 3M26 3c-1.5 0-3-1.5-3-3M26 23c-1.5 0-3 1.5-3 3" })]
					})
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.ground,
					d: "M18 207.5h128M30 210.5h104M150 60v146M153 84v118M148 206h6M52 213.2h60"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.pages,
					d: "M16 8L7 20v186l9-12zM16 194l-9 12h127l9-12z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.leaves,
					d: "M14.2 11v186.5h126M12.4 13.5v186.3h126M10.6 16v186.2h126M8.8 18v186.3h126"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.cloth,
					d: "M16 8c42-.6 85 .4 127 0v186c-42 .5-85-.4-127 0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					d: "M16 8h127v186H16z",
					fill: `url(#${silk})`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.corner,
					d: "M129 8h14v17h-14zM129 177h14v17h-14z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.thread,
					d: "M129.5 8v186M129.5 25H143M129.5 74H143M129.5 128H143M129.5 177H143"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: book_cover_module_default.holes,
					d: "M129.5 25h0M129.5 74h0M129.5 128h0M129.5 177h0"
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: book_cover_module_default.slip,
			"data-upright": upright || void 0,
			"data-long": upright && count > 8 || void 0,
			"aria-hidden": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: title })
		})]
	});
}
// src/shared/cloud/early.ts
/** Answers that were asked for before the app was there, by a name that says what was asked; each is taken once. */
var answers = /* @__PURE__ */ new Map();
/** The early answer of that name, if it was asked for and not taken yet. */
function takeEarly(name) {
	const answer = answers.get(name);
	answers.delete(name);
	return answer;
}
var amitabha_sutra_default = {
	kind: "book",
	id: "amitabha-sutra",
	source: "Titles after Taishō T0366 and T0368. Format, page count and target are the temple’s plan for this printing and are set again when the printer has proofed the book.",
	licence: "Scripture names and attributions are facts of old, public texts; the summaries and their translations are the temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Titles and translators compared with the Taishō headings; Chinese read in both scripts. Translations await a second reader of each language."
	},
	sha256: "cf403c560963396335246d369c96ede9835964c4e1b0a071bb96ea6679f2ebe5",
	content: {
		"order": 2,
		"coverTitle": {
			"simplified": "佛说阿弥陀经",
			"traditional": "佛說阿彌陀經"
		},
		"title": {
			"zh-Hans": "佛说阿弥陀经",
			"zh-Hant": "佛說阿彌陀經",
			"en": "The Amitabha Sutra",
			"ja": "仏説阿弥陀経",
			"th": "อมิตาภพุทธสูตร"
		},
		"summary": {
			"zh-Hans": "佛不待请问，自为舍利弗说西方极乐世界的清净庄严，以及阿弥陀佛名号的由来。闻名起信，一心执持，临命终时得佛接引。此经是净土行人晚课的常课，卷末附往生咒。",
			"zh-Hant": "佛不待請問，自為舍利弗說西方極樂世界的清淨莊嚴，以及阿彌陀佛名號的由來。聞名起信，一心執持，臨命終時得佛接引。此經是淨土行人晚課的常課，卷末附往生咒。",
			"en": "Unasked, the Buddha tells Shariputra of the Land of Utmost Bliss in the west, and why its Buddha is called Amitabha, the one of boundless light and life. Those who hear the name, trust in it and keep it with one heart are met by him when life ends. Temples of the Pure Land read it at evening service; the rebirth mantra is added at the end.",
			"ja": "仏は問われるのを待たず、舎利弗に西方極楽世界の清らかな荘厳と、阿弥陀仏の名号のいわれをお説きになりました。名号を聞いて信じ、一心に執持する人は、命終わる時に仏の来迎をいただきます。夕べのお勤めに読まれるお経で、巻末に往生呪を収めます。",
			"th": "พระพุทธองค์ตรัสแก่พระสารีบุตรโดยมิต้องรอคำทูลถาม ถึงความบริสุทธิ์งดงามของแดนสุขาวดีเบื้องทิศตะวันตก และความหมายแห่งพระนามพระอมิตาภพุทธเจ้า ผู้ได้สดับพระนาม มีศรัทธา และระลึกถึงด้วยใจเป็นหนึ่ง ย่อมมีพระองค์เสด็จมารับเมื่อสิ้นชีวิต เป็นพระสูตรสำหรับสวดทำวัตรเย็น ท้ายเล่มมีธารณีเพื่อการเกิดในแดนสุขาวดี"
		},
		"contents": [
			{
				"title": {
					"zh-Hans": "佛说阿弥陀经",
					"zh-Hant": "佛說阿彌陀經",
					"en": "The Amitabha Sutra",
					"ja": "仏説阿弥陀経",
					"th": "อมิตาภพุทธสูตร"
				},
				"translator": {
					"zh-Hans": "姚秦三藏法师鸠摩罗什译",
					"zh-Hant": "姚秦三藏法師鳩摩羅什譯",
					"en": "Translated into Chinese by Kumarajiva, Later Qin",
					"ja": "姚秦 三蔵法師 鳩摩羅什 訳",
					"th": "พระกุมารชีวะแปลเป็นภาษาจีน สมัยราชวงศ์เหยาฉิน"
				}
			},
			{
				"title": {
					"zh-Hans": "拔一切业障根本得生净土神咒（往生咒）",
					"zh-Hant": "拔一切業障根本得生淨土神咒（往生咒）",
					"en": "The Pure Land Rebirth Mantra",
					"ja": "抜一切業障根本得生浄土神呪（往生呪）",
					"th": "ธารณีเพื่อการเกิดในแดนสุขาวดี"
				},
				"translator": {
					"zh-Hans": "刘宋天竺三藏求那跋陀罗译",
					"zh-Hant": "劉宋天竺三藏求那跋陀羅譯",
					"en": "Translated into Chinese by Gunabhadra, Liu Song",
					"ja": "劉宋 天竺三蔵 求那跋陀羅 訳",
					"th": "พระคุณภัทรแปลเป็นภาษาจีน สมัยราชวงศ์หลิวซ่ง"
				}
			},
			{
				"title": {
					"zh-Hans": "回向偈与功德芳名",
					"zh-Hant": "迴向偈與功德芳名",
					"en": "Verse of dedication and the names of the sponsors",
					"ja": "回向偈・功徳芳名",
					"th": "บทอุทิศส่วนกุศลและรายนามผู้ร่วมบุญ"
				},
				"translator": null
			}
		],
		"formatSize": {
			"zh-Hans": "大32开 140×203 mm",
			"zh-Hant": "大32開 140×203 mm",
			"en": "140 × 203 mm, paperback",
			"ja": "大32開判 140×203 mm",
			"th": "ขนาด 140×203 มม."
		},
		"pageCount": 64,
		"priceFen": 500,
		"targetCopies": 1e4
	}
};
var diamond_sutra_default = {
	kind: "book",
	id: "diamond-sutra",
	source: "Titles after Taishō T0235, T0251 and T1060. Format, page count and target are the temple’s plan for this printing and are set again when the printer has proofed the book.",
	licence: "Scripture names and attributions are facts of old, public texts; the summaries and their translations are the temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Titles and translators compared with the Taishō headings; Chinese read in both scripts. Translations await a second reader of each language."
	},
	sha256: "403ba9743429f1941bb7fc5055f25fca669c23c8ce9276cc2d234ea771133fbc",
	content: {
		"order": 1,
		"coverTitle": {
			"simplified": "金刚般若波罗蜜经",
			"traditional": "金剛般若波羅蜜經"
		},
		"title": {
			"zh-Hans": "金刚般若波罗蜜经",
			"zh-Hant": "金剛般若波羅蜜經",
			"en": "The Diamond Sutra",
			"ja": "金剛般若波羅蜜経",
			"th": "วัชรปรัชญาปารมิตาสูตร"
		},
		"summary": {
			"zh-Hans": "佛在舍卫国祇树给孤独园，答须菩提所问：发菩提心的人，心当安住何处，又当如何降伏。经中教人离相布施，应无所住而生其心。卷末附《心经》与大悲咒，便于日日读诵。",
			"zh-Hant": "佛在舍衛國祇樹給孤獨園，答須菩提所問：發菩提心的人，心當安住何處，又當如何降伏。經中教人離相布施，應無所住而生其心。卷末附《心經》與大悲咒，便於日日讀誦。",
			"en": "In the Jeta Grove, Subhuti asks where those who have set out for awakening should rest their minds, and how the mind is to be tamed. The Buddha speaks of giving without holding to any form, and of a heart that settles nowhere. The Heart Sutra and the Great Compassion Mantra follow, for daily recitation.",
			"ja": "祇樹給孤独園において、須菩提は問います。菩提の心を発した人は、その心をどこに置き、どのように調えるべきでしょうか。仏は、相にとらわれない布施と、住する所なくして生ずる心をお説きになりました。巻末に般若心経と大悲呪を収め、日々の読誦にお使いいただけます。",
			"th": "ณ เชตวัน พระสุภูติทูลถามว่า ผู้ตั้งจิตสู่พระโพธิญาณพึงวางใจไว้ที่ใด และพึงฝึกใจอย่างไร พระพุทธองค์ทรงสอนการให้โดยไม่ยึดติดในลักษณะ และจิตที่เกิดขึ้นโดยไม่ยึดอยู่กับสิ่งใด ท้ายเล่มมีหฤทัยสูตรและมหากรุณาธารณีสำหรับสวดประจำวัน"
		},
		"contents": [
			{
				"title": {
					"zh-Hans": "金刚般若波罗蜜经",
					"zh-Hant": "金剛般若波羅蜜經",
					"en": "The Diamond Sutra",
					"ja": "金剛般若波羅蜜経",
					"th": "วัชรปรัชญาปารมิตาสูตร"
				},
				"translator": {
					"zh-Hans": "姚秦三藏法师鸠摩罗什译",
					"zh-Hant": "姚秦三藏法師鳩摩羅什譯",
					"en": "Translated into Chinese by Kumarajiva, Later Qin",
					"ja": "姚秦 三蔵法師 鳩摩羅什 訳",
					"th": "พระกุมารชีวะแปลเป็นภาษาจีน สมัยราชวงศ์เหยาฉิน"
				}
			},
			{
				"title": {
					"zh-Hans": "般若波罗蜜多心经",
					"zh-Hant": "般若波羅蜜多心經",
					"en": "The Heart Sutra",
					"ja": "般若波羅蜜多心経",
					"th": "ปรัชญาปารมิตาหฤทัยสูตร"
				},
				"translator": {
					"zh-Hans": "唐三藏法师玄奘译",
					"zh-Hant": "唐三藏法師玄奘譯",
					"en": "Translated into Chinese by Xuanzang, Tang",
					"ja": "唐 三蔵法師 玄奘 訳",
					"th": "พระเสวียนจั้ง (พระถังซัมจั๋ง) แปลเป็นภาษาจีน สมัยราชวงศ์ถัง"
				}
			},
			{
				"title": {
					"zh-Hans": "千手千眼无碍大悲心陀罗尼（大悲咒）",
					"zh-Hant": "千手千眼無礙大悲心陀羅尼（大悲咒）",
					"en": "The Great Compassion Mantra",
					"ja": "千手千眼無礙大悲心陀羅尼（大悲呪）",
					"th": "มหากรุณาธารณี"
				},
				"translator": {
					"zh-Hans": "唐西天竺沙门伽梵达摩译",
					"zh-Hant": "唐西天竺沙門伽梵達摩譯",
					"en": "Translated into Chinese by Bhagavaddharma, Tang",
					"ja": "唐 西天竺沙門 伽梵達摩 訳",
					"th": "พระภควัทธรรมแปลเป็นภาษาจีน สมัยราชวงศ์ถัง"
				}
			},
			{
				"title": {
					"zh-Hans": "回向偈与功德芳名",
					"zh-Hant": "迴向偈與功德芳名",
					"en": "Verse of dedication and the names of the sponsors",
					"ja": "回向偈・功徳芳名",
					"th": "บทอุทิศส่วนกุศลและรายนามผู้ร่วมบุญ"
				},
				"translator": null
			}
		],
		"formatSize": {
			"zh-Hans": "大32开 140×203 mm",
			"zh-Hant": "大32開 140×203 mm",
			"en": "140 × 203 mm, paperback",
			"ja": "大32開判 140×203 mm",
			"th": "ขนาด 140×203 มม."
		},
		"pageCount": 128,
		"priceFen": 500,
		"targetCopies": 1e4
	}
};
var ksitigarbha_sutra_default = {
	kind: "book",
	id: "ksitigarbha-sutra",
	source: "Title and attribution after Taishō T0412. Format, page count and target are the temple’s plan for this printing and are set again when the printer has proofed the book.",
	licence: "Scripture names and attributions are facts of old, public texts; the summaries and their translations are the temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Titles and translators compared with the Taishō headings; Chinese read in both scripts. Translations await a second reader of each language."
	},
	sha256: "a225772077c9bd25aa0b34e5942903ae8942c6ca480b8fb6942023409dedc942",
	content: {
		"order": 4,
		"coverTitle": {
			"simplified": "地藏菩萨本愿经",
			"traditional": "地藏菩薩本願經"
		},
		"title": {
			"zh-Hans": "地藏菩萨本愿经",
			"zh-Hant": "地藏菩薩本願經",
			"en": "The Sutra of the Original Vows of Kshitigarbha",
			"ja": "地蔵菩薩本願経",
			"th": "กษิติครรภโพธิสัตว์มูลปณิธานสูตร"
		},
		"summary": {
			"zh-Hans": "佛在忉利天宫为母说法，称扬地藏菩萨久远以来的本愿：尽未来际，令罪苦六道众生悉得解脱，而后自成佛道。经中细说孝亲报恩与追荐先亡之法，为人子女者多于清明、七月读诵回向。",
			"zh-Hant": "佛在忉利天宮為母說法，稱揚地藏菩薩久遠以來的本願：盡未來際，令罪苦六道眾生悉得解脫，而後自成佛道。經中細說孝親報恩與追薦先亡之法，為人子女者多於清明、七月讀誦迴向。",
			"en": "In the Heaven of the Thirty-three, teaching the Dharma for his mother, the Buddha praises the age-old vow of Kshitigarbha: to free all who suffer in the six paths before he himself becomes a Buddha. The sutra tells how to repay one’s parents and how to help those who have gone before. Many read it for their departed at Qingming and in the seventh month.",
			"ja": "仏は忉利天宮で母君のために法を説き、地蔵菩薩の久遠の本願をたたえられました。未来の果てまで六道に苦しむ衆生をことごとく救い、その後に自ら仏道を成ずるという願いです。父母の恩に報いる道と、亡き人を弔う法が懇ろに説かれています。",
			"th": "พระพุทธองค์ประทับ ณ ดาวดึงส์ ทรงแสดงธรรมโปรดพระพุทธมารดา และทรงสรรเสริญปณิธานอันยาวนานของพระกษิติครรภโพธิสัตว์ ที่จะโปรดสรรพสัตว์ผู้ทนทุกข์ในภพภูมิทั้งหกให้พ้นทุกข์ก่อน แล้วจึงตรัสรู้เป็นพระพุทธเจ้า พระสูตรนี้กล่าวถึงความกตัญญูต่อบิดามารดาและการอุทิศกุศลแก่ผู้ล่วงลับ"
		},
		"contents": [{
			"title": {
				"zh-Hans": "地藏菩萨本愿经三卷（十三品）",
				"zh-Hant": "地藏菩薩本願經三卷（十三品）",
				"en": "The Sutra of the Original Vows of Kshitigarbha, three scrolls in thirteen chapters",
				"ja": "地蔵菩薩本願経 三巻（十三品）",
				"th": "กษิติครรภโพธิสัตว์มูลปณิธานสูตร 3 ผูก 13 ปริวรรต"
			},
			"translator": {
				"zh-Hans": "唐于阗国三藏沙门实叉难陀译",
				"zh-Hant": "唐于闐國三藏沙門實叉難陀譯",
				"en": "Translated into Chinese by Shikshananda of Khotan, Tang",
				"ja": "唐 于闐国三蔵沙門 実叉難陀 訳",
				"th": "พระศิกษานันทะแห่งโขตานแปลเป็นภาษาจีน สมัยราชวงศ์ถัง"
			}
		}, {
			"title": {
				"zh-Hans": "回向偈与功德芳名",
				"zh-Hant": "迴向偈與功德芳名",
				"en": "Verse of dedication and the names of the sponsors",
				"ja": "回向偈・功徳芳名",
				"th": "บทอุทิศส่วนกุศลและรายนามผู้ร่วมบุญ"
			},
			"translator": null
		}],
		"formatSize": {
			"zh-Hans": "大32开 140×203 mm",
			"zh-Hant": "大32開 140×203 mm",
			"en": "140 × 203 mm, paperback",
			"ja": "大32開判 140×203 mm",
			"th": "ขนาด 140×203 มม."
		},
		"pageCount": 208,
		"priceFen": 500,
		"targetCopies": 6e3
	}
};
var universal_gate_default = {
	kind: "book",
	id: "universal-gate",
	source: "Titles after Taishō T0262, chapter 25, and T1060. Format, page count and target are the temple’s plan for this printing and are set again when the printer has proofed the book.",
	licence: "Scripture names and attributions are facts of old, public texts; the summaries and their translations are the temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Titles and translators compared with the Taishō headings; Chinese read in both scripts. Translations await a second reader of each language."
	},
	sha256: "8c68b62de6d97797f4f9c71fc795c292b4a92cfa9fef8d63c8d2af8d203de7a7",
	content: {
		"order": 3,
		"coverTitle": {
			"simplified": "妙法莲华经观世音菩萨普门品",
			"traditional": "妙法蓮華經觀世音菩薩普門品"
		},
		"title": {
			"zh-Hans": "妙法莲华经观世音菩萨普门品",
			"zh-Hant": "妙法蓮華經觀世音菩薩普門品",
			"en": "The Universal Gate of Avalokiteshvara, from the Lotus Sutra",
			"ja": "妙法蓮華経 観世音菩薩普門品",
			"th": "สมันตมุขปริวรรต พระอวโลกิเตศวรโพธิสัตว์ ในสัทธรรมปุณฑริกสูตร"
		},
		"summary": {
			"zh-Hans": "无尽意菩萨请问观世音菩萨得名的因缘，佛为演说寻声救苦、随类现身的普门示现。众生在怖畏急难之中一心称名，菩萨即时观其音声，皆得解脱。经文平易，老幼皆可读诵，卷末附大悲咒。",
			"zh-Hant": "無盡意菩薩請問觀世音菩薩得名的因緣，佛為演說尋聲救苦、隨類現身的普門示現。眾生在怖畏急難之中一心稱名，菩薩即時觀其音聲，皆得解脫。經文平易，老幼皆可讀誦，卷末附大悲咒。",
			"en": "The Bodhisattva Inexhaustible Intent asks how Avalokiteshvara, who hears the sounds of the world, came by that name. The Buddha tells how this bodhisattva comes to all who call, in whatever form will help them. The chapter is plain enough for young and old to read aloud; the Great Compassion Mantra follows.",
			"ja": "無尽意菩薩は、観世音菩薩の名のいわれをお尋ねになります。仏は、救いを求める声を聞き、相手に応じた姿を現してお救いになる普門のはたらきをお説きになりました。「観音経」として親しまれ、老いも若きも唱えやすいお経です。巻末に大悲呪を収めます。",
			"th": "พระอักษยมติโพธิสัตว์ทูลถามถึงเหตุแห่งพระนามพระอวโลกิเตศวร พระพุทธองค์ทรงแสดงว่าพระโพธิสัตว์องค์นี้สดับเสียงผู้ตกทุกข์ และปรากฏพระองค์ในรูปที่เหมาะแก่ผู้นั้นเพื่อโปรดให้พ้นภัย ถ้อยคำเข้าใจง่าย เหมาะแก่การสวดทั้งเด็กและผู้ใหญ่ ท้ายเล่มมีมหากรุณาธารณี"
		},
		"contents": [
			{
				"title": {
					"zh-Hans": "妙法莲华经观世音菩萨普门品第二十五",
					"zh-Hant": "妙法蓮華經觀世音菩薩普門品第二十五",
					"en": "The Lotus Sutra, chapter 25: the Universal Gate",
					"ja": "妙法蓮華経 観世音菩薩普門品第二十五",
					"th": "สัทธรรมปุณฑริกสูตร บทที่ 25 สมันตมุขปริวรรต"
				},
				"translator": {
					"zh-Hans": "姚秦三藏法师鸠摩罗什译",
					"zh-Hant": "姚秦三藏法師鳩摩羅什譯",
					"en": "Translated into Chinese by Kumarajiva, Later Qin",
					"ja": "姚秦 三蔵法師 鳩摩羅什 訳",
					"th": "พระกุมารชีวะแปลเป็นภาษาจีน สมัยราชวงศ์เหยาฉิน"
				}
			},
			{
				"title": {
					"zh-Hans": "千手千眼无碍大悲心陀罗尼（大悲咒）",
					"zh-Hant": "千手千眼無礙大悲心陀羅尼（大悲咒）",
					"en": "The Great Compassion Mantra",
					"ja": "千手千眼無礙大悲心陀羅尼（大悲呪）",
					"th": "มหากรุณาธารณี"
				},
				"translator": {
					"zh-Hans": "唐西天竺沙门伽梵达摩译",
					"zh-Hant": "唐西天竺沙門伽梵達摩譯",
					"en": "Translated into Chinese by Bhagavaddharma, Tang",
					"ja": "唐 西天竺沙門 伽梵達摩 訳",
					"th": "พระภควัทธรรมแปลเป็นภาษาจีน สมัยราชวงศ์ถัง"
				}
			},
			{
				"title": {
					"zh-Hans": "回向偈与功德芳名",
					"zh-Hant": "迴向偈與功德芳名",
					"en": "Verse of dedication and the names of the sponsors",
					"ja": "回向偈・功徳芳名",
					"th": "บทอุทิศส่วนกุศลและรายนามผู้ร่วมบุญ"
				},
				"translator": null
			}
		],
		"formatSize": {
			"zh-Hans": "大32开 140×203 mm",
			"zh-Hant": "大32開 140×203 mm",
			"en": "140 × 203 mm, paperback",
			"ja": "大32開判 140×203 mm",
			"th": "ขนาด 140×203 มม."
		},
		"pageCount": 72,
		"priceFen": 500,
		"targetCopies": 8e3
	}
};
// src/features/sponsor/books-seed.ts
/**
* The temple's books as they stand in the content, in the language of the page that is rendered at build; no figures
* yet. Plain data, not the content package's loaders: a browser's build that never calls this drops all of it.
*/
function seedBooks(language) {
	return [
		diamond_sutra_default,
		amitabha_sutra_default,
		universal_gate_default,
		ksitigarbha_sutra_default
	].sort((a, b) => a.content.order - b.content.order).map(({ id, content }) => ({
		id,
		title: content.title[language],
		coverTitle: language === "zh-Hans" ? content.coverTitle.simplified : content.coverTitle.traditional,
		summary: content.summary[language],
		formatSize: content.formatSize[language],
		pageCount: content.pageCount,
		contents: content.contents.map((part) => part.title[language]),
		priceFen: content.priceFen,
		targetCopies: content.targetCopies
	}));
}
// src/features/sponsor/books.ts
var SEED_ID = "sponsor-books";
/**
* The books as the page was rendered with at build, in the language it was rendered in; undefined in any other. The
* rendered page carries them as data, so the first render agrees with it, and no title or summary is in the script.
*/
function seedIn(language) {
	return {
		language,
		books: seedBooks(language)
	};
}
/** The books that can be sponsored; the last answer is kept for when there is no network. */
function useBooks() {
	const language = Z();
	const query = useQuery({
		queryKey: [
			"sponsor",
			"books",
			language
		],
		queryFn: async () => {
			return (await (takeEarly(`sponsor.books ${language}`) ?? cloud.sponsor.books({ language }, { customUI: true }))).books;
		},
		meta: { keep: true }
	});
	const books = query.data ?? seedIn(language)?.books;
	return {
		...query,
		books
	};
}
// src/features/sponsor/han-number.ts
var DIGITS = "〇一二三四五六七八九";
/** 1–9999 in Chinese numerals; Japanese leaves out the one before ten, hundred and thousand. */
function upToTenThousand(n, japanese) {
	const units = [
		"千",
		"百",
		"十",
		""
	];
	let text = "";
	let gap = false;
	for (const [index, digit] of [...String(n).padStart(4, "0")].entries()) {
		const unit = units[index] ?? "";
		if (digit === "0") {
			gap = text !== "";
			continue;
		}
		if (gap && !japanese) text += "零";
		gap = false;
		text += (digit === "1" && unit !== "" && (japanese || unit === "十" && text === "") ? "" : DIGITS[Number(digit)]) + unit;
	}
	return text;
}
/** Whether a language is set in upright columns, with its numbers as characters. */
function isUpright(language) {
	return language.startsWith("zh") || language === "ja";
}
/**
* A whole number from 0 to 99,999,999 in the numerals of upright Chinese or Japanese text, such as 六千九百一十二.
* Other languages and other numbers come back as digits.
*/
function hanNumber(n, language) {
	const japanese = language === "ja";
	if (!isUpright(language) || !Number.isInteger(n) || n < 0 || n > 99999999) return String(n);
	if (n === 0) return "零";
	const high = Math.floor(n / 1e4);
	const low = n % 1e4;
	if (high === 0) return upToTenThousand(low, japanese);
	const tail = low === 0 ? "" : (low > 0 && low < 1e3 && !japanese ? "零" : "") + (low < 20 && low > 9 && !japanese ? "一" : "") + upToTenThousand(low, japanese);
	return upToTenThousand(high, japanese) + (language === "zh-Hant" ? "萬" : "万") + tail;
}
/** As `hanNumber`, for a count before a measure word: two people are 两位, not 二位. */
function hanCount(n, language) {
	if (n === 2 && language.startsWith("zh")) return language === "zh-Hant" ? "兩" : "两";
	return hanNumber(n, language);
}
export { seedIn as a, standsUpright as c, SEED_ID as i, hanNumber as n, useBooks as o, isUpright as r, BookCover as s, hanCount as t };
