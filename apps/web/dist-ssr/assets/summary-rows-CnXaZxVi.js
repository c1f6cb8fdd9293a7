import { a as Z, c as require_jsx_runtime, g as LANGUAGES, o as v } from "./icon-BzQdmBm7.js";
import { t as keptList } from "./kept-list-WE2FdLQi.js";
import { S as parse, _ as string, a as packOf, b as _positive, c as array, d as nullable, f as number, g as strictObject, h as optional, i as everyLanguage, l as boolean, m as omit, o as publish, p as object, r as Text, s as _enum, t as LocalizedText, u as int, v as _maxLength, x as _regex, y as _minLength } from "./pack-d2Etmwan.js";
var form_module_default = {
	fields: "_fields_1gtzk_1",
	line: "_line_1gtzk_5",
	preview: "_preview_1gtzk_14",
	printed: "_printed_1gtzk_22",
	gift: "_gift_1gtzk_25",
	methods: "_methods_1gtzk_31",
	agree: "_agree_1gtzk_34",
	actions: "_actions_1gtzk_37",
	fault: "_fault_1gtzk_41",
	recent: "_recent_1gtzk_45",
	own: "_own_1gtzk_48",
	whom: "_whom_1gtzk_51",
	total: "_total_1gtzk_55"
};
// ../../../main/packages/contract/src/objects/sponsor.ts
var ORDER_STATUSES = [
	"unpaid",
	"paid",
	"completed",
	"cancelled",
	"expired",
	"refunded"
];
var PAYMENT_STATUSES = [
	"created",
	"pending",
	"settled",
	"declined",
	"failed",
	"expired",
	"refunded"
];
var FULFILMENT_STATUSES = [
	"waiting",
	"batched",
	"printing",
	"shipped",
	"completed",
	"stopped"
];
/** What can stand in an order's timeline. */
var TIMELINE_EVENTS = [
	"placed",
	"amended",
	"payment-opened",
	"payment-declined",
	"payment-failed",
	"payment-expired",
	"paid",
	"paid-late",
	"refund-due",
	"receipt-sent",
	"batched",
	"printing",
	"shipped",
	"completed",
	"stopped",
	"cancelled",
	"expired",
	"refunded"
];
/** Whom the merit is dedicated to (DOMAIN 4.2): all beings, named living, named departed, 累劫冤亲债主. */
var DEDICATION_TARGETS = [
	"beings",
	"living",
	"departed",
	"creditors"
];
/** Standard dedication verses; their words are in the content pack `dedications`. */
var DEDICATION_TEXTS = [
	"universal",
	"lotus",
	"samantabhadra",
	"pureland",
	"obstacles",
	"vows"
];
/** Bounds here only keep hostile sizes out; the rules with their own messages are the service's. */
var short = string().check(_maxLength(400));
var Language = _enum(LANGUAGES);
var Instant = string();
var Dedication = object({
	/** One of DEDICATION_TEXTS, or null for the orderer's own words in `text`. */
	textId: nullable(_enum(DEDICATION_TEXTS)),
	text: string().check(_maxLength(2e3)),
	target: _enum(DEDICATION_TARGETS),
	names: array(short).check(_maxLength(64))
});
var FreeGift = object({
	recipient: short,
	phone: short,
	province: short,
	city: short,
	district: short,
	street: short
});
var Contact = object({
	kind: _enum(["phone", "email"]),
	value: short
});
var Book = object({
	id: string(),
	title: string(),
	/** Title in the book's own script, for the drawn cover. */
	coverTitle: string(),
	summary: string(),
	formatSize: string(),
	pageCount: number(),
	contents: array(string()),
	priceFen: number(),
	targetCopies: number(),
	pledgedCopies: number(),
	sponsorCount: number(),
	open: boolean()
});
var Donor = object({
	/** null: the sponsor asked not to be named. */
	name: nullable(string()),
	copies: number(),
	bookTitle: string(),
	/** Day in the temple's zone, YYYY-MM-DD. */
	day: string()
});
/** An order as a stranger with only a number or a contact may see it. */
var MaskedOrder = object({
	/** Whole when it was looked up by number; by contact only its last two digits, the others as `*`. */
	sponsorNumber: string(),
	bookTitle: string(),
	copies: number(),
	maskedName: string(),
	status: _enum(ORDER_STATUSES),
	fulfilment: _enum(FULFILMENT_STATUSES),
	createdAt: Instant
});
/** An order as its owner sees it. Instants are ISO 8601 UTC. */
var Order = object({
	sponsorNumber: string(),
	bookId: string(),
	bookTitle: string(),
	copies: number(),
	unitPriceFen: number(),
	totalFen: number(),
	name: string(),
	anonymous: boolean(),
	dedication: Dedication,
	contact: Contact,
	receiptEmail: nullable(string()),
	freeGift: nullable(FreeGift),
	language: Language,
	status: _enum(ORDER_STATUSES),
	fulfilment: _enum(FULFILMENT_STATUSES),
	paymentMethodName: nullable(string()),
	/** State of the attempt that paid, else of the newest; null before the first. */
	payment: nullable(_enum(PAYMENT_STATUSES)),
	batchNumber: nullable(string()),
	trackingNumber: nullable(string()),
	createdAt: Instant,
	expiresAt: Instant,
	paidAt: nullable(Instant),
	amendable: boolean(),
	timeline: array(object({
		event: _enum(TIMELINE_EVENTS),
		at: Instant
	}))
});
/** Secret of the signed link to one order: whoever holds it may see and pay the order. */
var orderToken = string().check(_maxLength(200));
var PlaceOrderInput = object({
	/** 16 to 64 letters and digits, made once per form; the same key with the same content is the same order. */
	idempotencyKey: string().check(_regex(/^[A-Za-z0-9_-]{16,64}$/)),
	bookId: string().check(_maxLength(64)),
	copies: number(),
	name: string().check(_maxLength(2e4)),
	anonymous: boolean(),
	dedication: Dedication,
	contact: Contact,
	receiptEmail: nullable(short),
	freeGift: nullable(FreeGift),
	language: Language
});
var formErrors = [
	"param-invalid",
	"buying-closed",
	"module-closed",
	"too-many-requests",
	"quantity-invalid",
	"name-empty",
	"name-too-long",
	"text-not-allowed",
	"dedication-empty",
	"dedication-too-long",
	"dedication-names-required",
	"dedication-names-invalid",
	"contact-empty",
	"phone-invalid",
	"email-invalid",
	"recipient-empty",
	"address-incomplete",
	"book-not-found",
	"book-closed"
];
object({ language: Language }), object({ books: array(Book) }), omit(PlaceOrderInput, { idempotencyKey: true }), object({
	unitPriceFen: number(),
	shippingFen: number(),
	totalFen: number()
}), object({
	orderToken: string(),
	order: Order
}), [...formErrors], object({ language: Language }), object({ methods: array(object({
	id: string(),
	name: string(),
	icon: string()
})) }), object({
	orderToken,
	methodId: string().check(_maxLength(64)),
	language: Language
}), object({ url: string() }), object({
	orderToken,
	language: Language
}), object({ order: Order }), object({
	orderToken,
	name: string().check(_maxLength(2e4)),
	anonymous: boolean(),
	dedication: Dedication,
	language: Language
}), object({ order: Order }), [...formErrors], object({
	orderToken,
	language: Language
}), object({ order: Order }), object({
	query: short,
	captchaId: optional(short),
	captcha: optional(short),
	language: Language
}), object({ orders: array(MaskedOrder) }), object({
	sponsorNumber: short,
	contact: short,
	captchaId: optional(short),
	captcha: optional(short),
	language: Language
}), object({
	orderToken: string(),
	order: Order
}), object({}), object({
	captchaId: string(),
	image: string()
}), object({
	bookId: nullable(string().check(_maxLength(64))),
	after: nullable(string().check(_maxLength(64))),
	language: Language
}), object({
	donors: array(Donor),
	next: nullable(string()),
	total: number(),
	anonymousCount: number(),
	totalCopies: number()
});
var lotus_default = {
	kind: "dedication",
	id: "lotus",
	source: "Lotus Sutra, chapter 7 (化城喻品), Taishō T0262; daily liturgy, J19nB044.",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "f13de48b956cc850bb1d3a53c160506b0d9990b6200fe4d70a1ec81585d6fd2e",
	content: {
		"order": 2,
		"name": {
			"zh-Hans": "法华回向偈",
			"zh-Hant": "法華迴向偈",
			"en": "Dedication from the Lotus Sutra",
			"ja": "法華回向偈",
			"th": "บทอุทิศกุศลจากสัทธรรมปุณฑริกสูตร"
		},
		"lines": {
			"zh-Hans": [
				"愿以此功德",
				"普及于一切",
				"我等与众生",
				"皆共成佛道"
			],
			"zh-Hant": [
				"願以此功德",
				"普及於一切",
				"我等與眾生",
				"皆共成佛道"
			],
			"en": [
				"May the merit of this",
				"reach out to one and all,",
				"that we, with every living being,",
				"may together fulfil the Buddha’s way."
			],
			"ja": [
				"願わくは此の功徳を以て",
				"普く一切に及ぼし",
				"我等と衆生と",
				"皆共に仏道を成ぜん"
			],
			"th": [
				"ขอกุศลผลบุญนี้",
				"จงแผ่ไปถึงทุกชีวิต",
				"ขอเราทั้งหลายกับสรรพสัตว์",
				"ได้สำเร็จพุทธมรรคร่วมกัน"
			]
		}
	}
};
var obstacles_default = {
	kind: "dedication",
	id: "obstacles",
	source: "Chinese monastic liturgy, in common use.",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "0d8eb80bffdab646fbc96199c6b088e1ffa8b68ace05dea39b4e2ecf09d2c377",
	content: {
		"order": 5,
		"name": {
			"zh-Hans": "消三障回向偈",
			"zh-Hant": "消三障迴向偈",
			"en": "Dedication to dissolve the three obstacles",
			"ja": "消三障回向偈",
			"th": "บทอุทิศกุศลเพื่อสลายเครื่องกั้นทั้งสาม"
		},
		"lines": {
			"zh-Hans": [
				"愿消三障诸烦恼",
				"愿得智慧真明了",
				"普愿罪障悉消除",
				"世世常行菩萨道"
			],
			"zh-Hant": [
				"願消三障諸煩惱",
				"願得智慧真明了",
				"普願罪障悉消除",
				"世世常行菩薩道"
			],
			"en": [
				"May the three obstacles and all afflictions melt away;",
				"may I gain wisdom and see what is true.",
				"May the wrongs and hindrances of all be dissolved,",
				"and may we walk the bodhisattva path in life after life."
			],
			"ja": [
				"願わくは三障と諸の煩悩を消し",
				"願わくは智慧を得て真に明了ならん",
				"普く願わくは罪障悉く消除し",
				"世世に常に菩薩の道を行ぜん"
			],
			"th": [
				"ขอเครื่องกั้นทั้งสามและกิเลสทั้งปวงจงสลายไป",
				"ขอได้ปัญญารู้แจ้งตามความเป็นจริง",
				"ขอบาปและเครื่องกั้นของสรรพสัตว์จงหมดสิ้น",
				"ทุกภพทุกชาติขอดำเนินตามมรรคาพระโพธิสัตว์"
			]
		}
	}
};
var pureland_default = {
	kind: "dedication",
	id: "pureland",
	source: "Modern liturgy of the Pure Land school; J19nB044 reads 中上品蓮華為父母 and 華開見佛悟無生.",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "0369147e54cec559f8780273a560fd44f5b0a7633ea0caac45337e38eb5b35c7",
	content: {
		"order": 4,
		"name": {
			"zh-Hans": "净土回向偈",
			"zh-Hant": "淨土迴向偈",
			"en": "Pure Land dedication",
			"ja": "浄土回向偈",
			"th": "บทอุทิศกุศลสู่แดนสุขาวดี"
		},
		"lines": {
			"zh-Hans": [
				"愿生西方净土中",
				"九品莲花为父母",
				"花开见佛悟无生",
				"不退菩萨为伴侣"
			],
			"zh-Hant": [
				"願生西方淨土中",
				"九品蓮花為父母",
				"花開見佛悟無生",
				"不退菩薩為伴侶"
			],
			"en": [
				"May I be born in the Western Pure Land,",
				"with its nine grades of lotus as father and mother.",
				"When the flower opens I shall see the Buddha and wake to the unborn,",
				"with bodhisattvas who never turn back as companions."
			],
			"ja": [
				"願わくは西方浄土の中に生じ",
				"九品の蓮華を父母と為さん",
				"華開きて仏を見たてまつり無生を悟り",
				"不退の菩薩を伴侶と為さん"
			],
			"th": [
				"ขอได้เกิดในแดนสุขาวดีเบื้องทิศตะวันตก",
				"มีดอกบัวเก้าชั้นเป็นดั่งบิดามารดา",
				"ดอกบัวบานแล้วได้เห็นพระพุทธเจ้า รู้แจ้งธรรมอันไม่เกิด",
				"มีพระโพธิสัตว์ผู้ไม่ถอยกลับเป็นกัลยาณมิตร"
			]
		}
	}
};
var samantabhadra_default = {
	kind: "dedication",
	id: "samantabhadra",
	source: "Avatamsaka Sutra, scroll 40 (普贤行愿品), Taishō T0293; daily liturgy, J19nB044.",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "c3ce4a147a313cb503da66c2103713f999de628bcbcc7cdd881873b56010d42f",
	content: {
		"order": 3,
		"name": {
			"zh-Hans": "普贤行愿回向偈",
			"zh-Hant": "普賢行願迴向偈",
			"en": "Dedication from Samantabhadra’s vows",
			"ja": "普賢行願回向偈",
			"th": "บทอุทิศกุศลตามปณิธานพระสมันตภัทร"
		},
		"lines": {
			"zh-Hans": [
				"愿我临欲命终时",
				"尽除一切诸障碍",
				"面见彼佛阿弥陀",
				"即得往生安乐刹"
			],
			"zh-Hant": [
				"願我臨欲命終時",
				"盡除一切諸障礙",
				"面見彼佛阿彌陀",
				"即得往生安樂剎"
			],
			"en": [
				"When my life draws to its close,",
				"may every hindrance fall away;",
				"may I meet Amitabha face to face",
				"and at once be born in his land of peace and joy."
			],
			"ja": [
				"願わくは我命終わらんと欲する時に臨み",
				"尽く一切の諸の障碍を除き",
				"面のあたり彼の仏阿弥陀を見たてまつり",
				"即ち安楽刹に往生することを得ん"
			],
			"th": [
				"ยามที่ชีวิตของข้าพเจ้าใกล้จะสิ้นสุด",
				"ขออุปสรรคทั้งปวงจงหมดสิ้นไป",
				"ขอได้เฝ้าพระอมิตาภพุทธเจ้าเฉพาะพระพักตร์",
				"และได้ไปเกิดในแดนสุขาวดีโดยพลัน"
			]
		}
	}
};
var universal_default = {
	kind: "dedication",
	id: "universal",
	source: "Daily liturgy, J19nB044 (which prints both 三塗 and 三途; here the latter).",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "6edd6c8b8420aa55c1aa904c6b4b598c0af80583492e4dee8b9273c08a3ad322",
	content: {
		"order": 1,
		"name": {
			"zh-Hans": "通用回向偈",
			"zh-Hant": "通用迴向偈",
			"en": "Verse of universal dedication",
			"ja": "普回向偈",
			"th": "บทอุทิศกุศลทั่วไป"
		},
		"lines": {
			"zh-Hans": [
				"愿以此功德",
				"庄严佛净土",
				"上报四重恩",
				"下济三途苦",
				"若有见闻者",
				"悉发菩提心",
				"尽此一报身",
				"同生极乐国"
			],
			"zh-Hant": [
				"願以此功德",
				"莊嚴佛淨土",
				"上報四重恩",
				"下濟三途苦",
				"若有見聞者",
				"悉發菩提心",
				"盡此一報身",
				"同生極樂國"
			],
			"en": [
				"By the merit of this deed",
				"may the Buddhas’ pure lands be adorned,",
				"the four great kindnesses above repaid,",
				"the pain of the three dark paths below relieved.",
				"May all who see or hear of it",
				"awaken the heart of bodhi,",
				"and, when this one life is over,",
				"be born together in the land of bliss."
			],
			"ja": [
				"願わくは此の功徳を以て",
				"仏の浄土を荘厳し",
				"上は四重の恩に報い",
				"下は三途の苦を済わん",
				"若し見聞する者有らば",
				"悉く菩提心を発し",
				"此の一報身を尽くして",
				"同じく極楽国に生ぜん"
			],
			"th": [
				"ด้วยอานิสงส์แห่งกุศลนี้",
				"ขอน้อมประดับพุทธเกษตรอันบริสุทธิ์",
				"เบื้องบนทดแทนพระคุณทั้งสี่",
				"เบื้องล่างบรรเทาทุกข์ในอบายทั้งสาม",
				"ผู้ใดได้เห็นหรือได้ยิน",
				"ขอให้บังเกิดโพธิจิตทั่วกัน",
				"เมื่อสิ้นชีวิตในชาตินี้แล้ว",
				"ขอได้เกิดร่วมกันในแดนสุขาวดี"
			]
		}
	}
};
var vows_default = {
	kind: "dedication",
	id: "vows",
	source: "The four great vows; daily liturgy, J19nB044.",
	licence: "The Chinese verses are old and public; renderings in other languages are the temple’s own (Japanese in the customary kundoku reading).",
	review: {
		"status": "editor-checked",
		"note": "Chinese compared character by character with the liturgy named in the source. Renderings await a second reader of each language."
	},
	sha256: "780c74740a5eac9c65057ac24ca80aaea29dd75353e2e27d318cc017863ac93b",
	content: {
		"order": 6,
		"name": {
			"zh-Hans": "四弘誓愿",
			"zh-Hant": "四弘誓願",
			"en": "The four great vows",
			"ja": "四弘誓願",
			"th": "มหาปณิธานสี่ประการ"
		},
		"lines": {
			"zh-Hans": [
				"众生无边誓愿度",
				"烦恼无尽誓愿断",
				"法门无量誓愿学",
				"佛道无上誓愿成"
			],
			"zh-Hant": [
				"眾生無邊誓願度",
				"煩惱無盡誓願斷",
				"法門無量誓願學",
				"佛道無上誓願成"
			],
			"en": [
				"Living beings are without bound; I vow to bring them across.",
				"Afflictions are without end; I vow to sever them.",
				"The gates of the Dharma are without measure; I vow to learn them.",
				"The Buddha’s way is without peer; I vow to fulfil it."
			],
			"ja": [
				"衆生は無辺なれども、誓って度せんことを願う",
				"煩悩は無尽なれども、誓って断ぜんことを願う",
				"法門は無量なれども、誓って学せんことを願う",
				"仏道は無上なれども、誓って成ぜんことを願う"
			],
			"th": [
				"สรรพสัตว์ไร้ขอบเขต ขอตั้งปณิธานโปรดให้ข้ามพ้น",
				"กิเลสไม่มีที่สิ้นสุด ขอตั้งปณิธานตัดให้ขาด",
				"พระธรรมหาประมาณมิได้ ขอตั้งปณิธานศึกษา",
				"พุทธมรรคสูงสุดหาใดเทียม ขอตั้งปณิธานบรรลุให้สำเร็จ"
			]
		}
	}
};
// ../../../main/packages/content/src/dedications.ts
/** A standard dedication verse (回向文): its name and its lines, the same number in every language. */
var DedicationPack = packOf("dedication", strictObject({
	order: int().check(_positive()),
	name: LocalizedText,
	lines: everyLanguage(array(Text).check(_minLength(4)))
}));
var packs = {
	universal: universal_default,
	lotus: lotus_default,
	samantabhadra: samantabhadra_default,
	pureland: pureland_default,
	obstacles: obstacles_default,
	vows: vows_default
};
/** The six standard verses in the contract's order. */
var DEDICATIONS = DEDICATION_TEXTS.map((id) => ({
	id,
	...publish(parse(DedicationPack, packs[id])).content
}));
var dedication_default = {
	kind: "wording",
	id: "dedication",
	source: "The temple’s own words, after the custom told in the project’s domain notes (dedication to all beings, to the living, to the departed, to karmic creditors).",
	licence: "The temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Read by the editor in all five languages; a second reader of each language is awaited."
	},
	sha256: "622eb95446727f7e9e0b0965fc250b20a39cd1cea711b8bf8b02d4e5dcae282b",
	content: {
		"nameSeparator": {
			"zh-Hans": "、",
			"zh-Hant": "、",
			"en": ", ",
			"ja": "、",
			"th": " "
		},
		"targets": {
			"beings": {
				"label": {
					"zh-Hans": "法界众生",
					"zh-Hant": "法界眾生",
					"en": "All living beings",
					"ja": "法界の衆生",
					"th": "สรรพสัตว์ทั้งปวง"
				},
				"hint": {
					"zh-Hans": "普皆回向，不限一人一家。",
					"zh-Hant": "普皆迴向，不限一人一家。",
					"en": "For everyone, without exception.",
					"ja": "特定の方に限らず、すべての生きとし生けるものへ。",
					"th": "เพื่อทุกชีวิต ไม่จำกัดผู้ใด"
				},
				"line": {
					"zh-Hans": "普皆回向法界一切众生",
					"zh-Hant": "普皆迴向法界一切眾生",
					"en": "Dedicated to all living beings everywhere",
					"ja": "法界一切の衆生に普く回向いたします",
					"th": "ขออุทิศกุศลแด่สรรพสัตว์ทั้งปวง"
				},
				"lineWithNames": null
			},
			"living": {
				"label": {
					"zh-Hans": "在世亲友",
					"zh-Hant": "在世親友",
					"en": "The living",
					"ja": "ご存命の方",
					"th": "ผู้ที่ยังมีชีวิตอยู่"
				},
				"hint": {
					"zh-Hans": "为父母、师长、家人或自己祈愿平安。",
					"zh-Hant": "為父母、師長、家人或自己祈願平安。",
					"en": "For parents, teachers, family, friends or yourself.",
					"ja": "ご両親、恩師、ご家族、またはご自身のために。",
					"th": "เพื่อบิดามารดา ครูอาจารย์ ครอบครัว มิตรสหาย หรือตนเอง"
				},
				"line": null,
				"lineWithNames": {
					"zh-Hans": "回向{names}，业障消除，福慧增长",
					"zh-Hant": "迴向{names}，業障消除，福慧增長",
					"en": "Dedicated to {names}: may hindrances dissolve, and merit and wisdom grow",
					"ja": "{names} 様に回向いたします。業障消除し、福慧増長せんことを",
					"th": "ขออุทิศแด่ {names} ขอกรรมขวางกั้นจงสลาย บุญและปัญญาเจริญยิ่ง"
				}
			},
			"departed": {
				"label": {
					"zh-Hans": "先亡亲友",
					"zh-Hant": "先亡親友",
					"en": "The departed",
					"ja": "亡き方",
					"th": "ผู้ล่วงลับ"
				},
				"hint": {
					"zh-Hans": "为祖先、父母、亲友或一切亡者祈愿。",
					"zh-Hant": "為祖先、父母、親友或一切亡者祈願。",
					"en": "For ancestors, parents, friends or any who have passed away.",
					"ja": "ご先祖、ご両親、ご親友など、亡くなられた方のために。",
					"th": "เพื่อบรรพบุรุษ บิดามารดา ญาติมิตร หรือผู้ที่ล่วงลับไปแล้ว"
				},
				"line": null,
				"lineWithNames": {
					"zh-Hans": "回向{names}，往生净土，莲品增上",
					"zh-Hant": "迴向{names}，往生淨土，蓮品增上",
					"en": "Dedicated to {names}: may they be born in the Pure Land, ever higher upon the lotus",
					"ja": "故 {names} 様に回向いたします。浄土に往生し、蓮品増上せんことを",
					"th": "ขออุทิศแด่ {names} ผู้ล่วงลับ ขอได้เกิดในแดนสุขาวดี บนดอกบัวอันสูงยิ่งขึ้น"
				}
			},
			"creditors": {
				"label": {
					"zh-Hans": "累劫冤亲债主",
					"zh-Hant": "累劫冤親債主",
					"en": "Karmic creditors of many lives",
					"ja": "累劫の冤親債主",
					"th": "เจ้ากรรมนายเวร"
				},
				"hint": {
					"zh-Hans": "历劫以来有恩有怨的众生，愿彼此解冤释结。",
					"zh-Hant": "歷劫以來有恩有怨的眾生，願彼此解冤釋結。",
					"en": "Those to whom we owe kindness or amends from past lives.",
					"ja": "遠い過去から恩や怨みの縁を結んだ方々へ。",
					"th": "ผู้ที่เคยผูกพันด้วยบุญคุณหรือเวรกรรมต่อกันในอดีตชาติ"
				},
				"line": {
					"zh-Hans": "回向累劫冤亲债主，解冤释结，离苦得乐",
					"zh-Hant": "迴向累劫冤親債主，解冤釋結，離苦得樂",
					"en": "Dedicated to karmic creditors of many lives: may old knots be loosed, and suffering give way to ease",
					"ja": "累劫の冤親債主に回向いたします。怨みを解き、苦を離れ楽を得んことを",
					"th": "ขออุทิศแด่เจ้ากรรมนายเวรทุกภพชาติ ขออโหสิกรรมต่อกัน พ้นทุกข์และประสบสุข"
				},
				"lineWithNames": {
					"zh-Hans": "回向{names}累劫冤亲债主，解冤释结，离苦得乐",
					"zh-Hant": "迴向{names}累劫冤親債主，解冤釋結，離苦得樂",
					"en": "Dedicated to the karmic creditors of {names}: may old knots be loosed, and suffering give way to ease",
					"ja": "{names} 様の累劫の冤親債主に回向いたします。怨みを解き、苦を離れ楽を得んことを",
					"th": "ขออุทิศแด่เจ้ากรรมนายเวรของ {names} ขออโหสิกรรมต่อกัน พ้นทุกข์และประสบสุข"
				}
			}
		},
		"namePresets": [
			{
				"id": "family",
				"label": {
					"zh-Hans": "阖家",
					"zh-Hant": "闔家",
					"en": "Family",
					"ja": "ご家族一同",
					"th": "ครอบครัว"
				},
				"text": {
					"zh-Hans": "{name}阖家",
					"zh-Hant": "{name}闔家",
					"en": "The {name} family",
					"ja": "{name}家一同",
					"th": "ครอบครัว{name}"
				},
				"hint": {
					"zh-Hans": "填写一位家人的姓名",
					"zh-Hant": "填寫一位家人的姓名",
					"en": "Enter one family member or the family name",
					"ja": "ご家名をご記入ください",
					"th": "กรอกชื่อสกุลหรือชื่อสมาชิกครอบครัว"
				}
			},
			{
				"id": "company",
				"label": {
					"zh-Hans": "公司团体",
					"zh-Hant": "公司團體",
					"en": "Company or group",
					"ja": "会社・団体",
					"th": "บริษัทหรือหมู่คณะ"
				},
				"text": {
					"zh-Hans": "{name}",
					"zh-Hant": "{name}",
					"en": "{name}",
					"ja": "{name}",
					"th": "{name}"
				},
				"hint": {
					"zh-Hans": "填写公司或团体的全称",
					"zh-Hant": "填寫公司或團體的全稱",
					"en": "Enter the full name of the company or group",
					"ja": "会社・団体の正式名称をご記入ください",
					"th": "กรอกชื่อเต็มของบริษัทหรือหมู่คณะ"
				}
			},
			{
				"id": "nameless",
				"label": {
					"zh-Hans": "无名氏",
					"zh-Hant": "無名氏",
					"en": "Anonymous",
					"ja": "無名氏",
					"th": "ผู้ไม่ประสงค์ออกนาม"
				},
				"text": {
					"zh-Hans": "无名氏",
					"zh-Hant": "無名氏",
					"en": "Anonymous",
					"ja": "無名氏",
					"th": "ผู้ไม่ประสงค์ออกนาม"
				},
				"hint": null
			},
			{
				"id": "disciple",
				"label": {
					"zh-Hans": "三宝弟子",
					"zh-Hant": "三寶弟子",
					"en": "A disciple of the Three Jewels",
					"ja": "三宝弟子",
					"th": "ศิษย์พระรัตนตรัย"
				},
				"text": {
					"zh-Hans": "三宝弟子",
					"zh-Hant": "三寶弟子",
					"en": "A disciple of the Three Jewels",
					"ja": "三宝弟子",
					"th": "ศิษย์พระรัตนตรัย"
				},
				"hint": null
			}
		]
	}
};
// ../../../main/packages/content/src/wording.ts
var Target = strictObject({
	label: LocalizedText,
	hint: LocalizedText,
	/** The dedication without names; null where a name is required. */
	line: nullable(LocalizedText),
	/** The dedication with `{names}`; null where names have no place. */
	lineWithNames: nullable(LocalizedText)
});
/** Names a sponsor can choose by one tap; `{name}` in the text is what the sponsor fills in. */
var NamePreset = strictObject({
	id: _enum([
		"family",
		"company",
		"nameless",
		"disciple"
	]),
	label: LocalizedText,
	text: LocalizedText,
	hint: nullable(LocalizedText)
});
/** Words of the dedication form: whom the merit goes to, and ready names. */
var DedicationWordingPack = packOf("wording", strictObject({
	nameSeparator: everyLanguage(string().check(_minLength(1))),
	targets: strictObject({
		beings: Target,
		living: Target,
		departed: Target,
		creditors: Target
	}),
	namePresets: array(NamePreset)
}));
var DEDICATION_WORDING = publish(parse(DedicationWordingPack, dedication_default)).content;
/**
* The printed line of a dedication, such as 回向陈静慧、王德安，业障消除，福慧增长.
* Returns null when this target needs names and none are given.
*/
function dedicationLine(target, names, language) {
	const { line, lineWithNames } = DEDICATION_WORDING.targets[target];
	const joined = names.join(DEDICATION_WORDING.nameSeparator[language]);
	if (joined && lineWithNames) return lineWithNames[language].replace("{names}", () => joined);
	return line?.[language] ?? null;
}
/** The name a preset gives once the sponsor has filled in `name` (ignored by presets that need none). */
function presetName(preset, name, language) {
	return preset.text[language].replace("{name}", () => name.trim());
}
var { keep: keepOrder, forgetAll: forgetOrders, useItems: useKeptOrders } = keptList({
	key: "yuanguang.orders",
	most: 50,
	isItem: (value) => typeof value === "object" && value !== null && "token" in value && "sponsorNumber" in value,
	idOf: ({ token }) => token
});
// src/features/sponsor/form/settle-key.ts
var KEY = "yuanguang.sponsor.key";
function newKey() {
	const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(18));
	return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
var kept;
function read() {
	try {
		kept ??= JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? void 0;
	} catch {}
	return kept;
}
function write(next) {
	kept = next;
	try {
		if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
		else sessionStorage.removeItem(KEY);
	} catch {}
}
/**
* The key that makes one order of one filled form, however often it is sent: kept over reloads until the order is
* settled. A form with other content is another order and gets another key.
*/
function idempotencyKey(input) {
	const form = JSON.stringify(input);
	const known = read();
	if (known?.form === form) return known.key;
	const made = {
		key: newKey(),
		form
	};
	write(made);
	return made.key;
}
/** Remembers which order the key became. */
function keyBecame(sponsorNumber) {
	const known = read();
	if (known) write({
		...known,
		sponsorNumber
	});
}
/**
* Forgets the key: the server knows it for something else, or its order is settled. With a number only the key of that
* order; answers whether there was one.
*/
function forgetKey(sponsorNumber) {
	const known = read();
	if (!known || sponsorNumber !== void 0 && known.sponsorNumber !== sponsorNumber) return false;
	write(void 0);
	return true;
}
// src/features/sponsor/form/summary-rows.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How a dedication reads: verse or own words, then for whom. */
function DedicationText({ dedication }) {
	const language = Z();
	const verse = DEDICATIONS.find((one) => one.id === dedication.textId);
	const line = dedicationLine(dedication.target, dedication.names, language);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: form_module_default.printed,
		children: [verse ? verse.lines[language].map((words) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: form_module_default.line,
			children: words
		}, words)) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: form_module_default.own,
			children: dedication.text
		}), line ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: form_module_default.whom,
			children: line
		}) : null]
	});
}
/** The rows every view of an order shares. */
function useWordingRows() {
	const t = v("sponsor.summary");
	return (order) => [{
		label: t("name"),
		value: order.anonymous ? t("hidden", { name: order.name }) : order.name
	}, {
		label: t("dedication"),
		value: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DedicationText, { dedication: order.dedication })
	}];
}
/** An address as it is written on a parcel. */
function giftLines(gift) {
	const { recipient, phone, province, city, district, street } = gift;
	return `${recipient} ${phone}\n${[.../* @__PURE__ */ new Set([
		province,
		city,
		district
	])].join("")}${street}`;
}
export { keyBecame as a, useKeptOrders as c, presetName as d, DEDICATIONS as f, idempotencyKey as i, DEDICATION_WORDING as l, useWordingRows as n, forgetOrders as o, form_module_default as p, forgetKey as r, keepOrder as s, giftLines as t, dedicationLine as u };
