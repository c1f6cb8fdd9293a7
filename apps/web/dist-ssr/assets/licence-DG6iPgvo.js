import { a as Z, c as require_jsx_runtime, o as v, t as Icon } from "./icon-BzQdmBm7.js";
import { n as KeyValueList } from "./columns-JQtRX9x2.js";
import { i as useConfig } from "../entry-server.js";
import { S as parse, _ as string, a as packOf, c as array, d as nullable, g as strictObject, i as everyLanguage, n as OpenText, o as publish, r as Text, s as _enum, t as LocalizedText, x as _regex, y as _minLength } from "./pack-d2Etmwan.js";
// ../../../main/packages/ui/src/icons/address.tsx
var import_jsx_runtime = require_jsx_runtime();
var AddressIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Icon, {
	...props,
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 21.25c-4.4-4-6.75-7.6-6.75-10.9C5.25 6.3 8.2 3.25 12 3.25s6.75 3.05 6.75 7.1c0 3.3-2.35 6.9-6.75 10.9z" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
		cx: "12",
		cy: "10.25",
		r: "2.5"
	})]
});
// ../../../main/packages/ui/src/icons/opening-hours.tsx
var OpeningHoursIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M9 3.8A8.75 8.75 0 1 0 12 3.25M12 7.25v5l-3.25 2.5" })
});
// ../../../main/packages/ui/src/icons/phone.tsx
var PhoneIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M8 3.75l1.9 4.4c.2.5.05 1-.35 1.35L7.9 10.9c1 2.3 2.8 4.1 5.2 5.2l1.4-1.65c.35-.4.85-.55 1.35-.35l4.4 1.9c0 2.6-1.6 4.25-3.75 4.25C10.4 20.25 3.75 13.6 3.75 7.5 3.75 5.35 5.4 3.75 8 3.75z" })
});
// ../../../main/packages/ui/src/icons/transport.tsx
var TransportIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Icon, {
	...props,
	children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M6.25 3.75h11.5a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6.25a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5zM4.75 11.75h14.5M7.25 18v2.25M16.75 18v2.25M10 6.75h4M2.25 8.5V11M21.75 8.5V11" }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
			cx: "8",
			cy: "14.75",
			r: "1.1",
			fill: "currentColor",
			stroke: "none"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
			cx: "16",
			cy: "14.75",
			r: "1.1",
			fill: "currentColor",
			stroke: "none"
		})
	]
});
var law_default = {
	kind: "notice",
	id: "law",
	source: "Written for this app; what has to be shown follows the Measures for Internet Religious Information Services (2022) and the rules on temple finance. Counsel confirms before opening.",
	licence: "The temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Read by the editor in all five languages; counsel and a second reader of each language are awaited."
	},
	sha256: "019b3532b1fa2981ce1b2460c9a8efc4815b4aa4a73950611831974373eb6569",
	content: {
		"certificate": {
			"title": {
				"zh-Hans": "功德证书",
				"zh-Hant": "功德證書",
				"en": "Certificate of merit",
				"ja": "功徳証書",
				"th": "บัตรที่ระลึกแห่งบุญ"
			},
			"note": {
				"zh-Hans": "本证书为功德纪念，非财务票据。如需票据，请凭助印编号向寺院客堂索取。",
				"zh-Hant": "本證書為功德紀念，非財務票據。如需票據，請憑助印編號向寺院客堂索取。",
				"en": "This certificate is a keepsake, not a financial receipt. For an official receipt, please ask the temple office with your sponsor number.",
				"ja": "本証書は功徳の記念であり、領収書ではありません。領収書が必要な方は、助印番号を添えて寺務所へお申し出ください。",
				"th": "บัตรนี้เป็นที่ระลึกในกุศล มิใช่ใบเสร็จรับเงิน หากต้องการใบเสร็จ กรุณาแจ้งหมายเลขร่วมพิมพ์ต่อสำนักงานวัด"
			}
		},
		"costPrice": {
			"zh-Hans": "每册五元为工本费，随缘发心，多少不拘。",
			"zh-Hant": "每冊五元為工本費，隨緣發心，多少不拘。",
			"en": "Five yuan a copy is the cost of printing. Give as you wish; no number is too small.",
			"ja": "一冊五元は印刷の実費です。お志のままに、冊数は問いません。",
			"th": "เล่มละ 5 หยวนเป็นค่าจัดพิมพ์ ร่วมบุญตามกำลังศรัทธา ไม่จำกัดจำนวน"
		},
		"licenceLabels": {
			"number": {
				"zh-Hans": "互联网宗教信息服务许可证",
				"zh-Hant": "互聯網宗教信息服務許可證",
				"en": "Internet religious information service licence",
				"ja": "インターネット宗教情報サービス許可証",
				"th": "ใบอนุญาตให้บริการข้อมูลศาสนาทางอินเทอร์เน็ต"
			},
			"holder": {
				"zh-Hans": "主办单位",
				"zh-Hant": "主辦單位",
				"en": "Operated by",
				"ja": "運営",
				"th": "ผู้ดำเนินการ"
			},
			"icp": {
				"zh-Hans": "网站备案号",
				"zh-Hant": "網站備案號",
				"en": "Website filing number",
				"ja": "サイト登録番号",
				"th": "หมายเลขจดทะเบียนเว็บไซต์"
			},
			"police": {
				"zh-Hans": "公安备案号",
				"zh-Hant": "公安備案號",
				"en": "Public security filing number",
				"ja": "公安登録番号",
				"th": "หมายเลขจดทะเบียนความมั่นคงสาธารณะ"
			}
		}
	}
};
// ../../../main/packages/content/src/notices.ts
/** What law and honesty ask to be said: the certificate is no receipt, the price is a cost price, who is licensed. */
var NoticePack = packOf("notice", strictObject({
	certificate: strictObject({
		title: LocalizedText,
		note: LocalizedText
	}),
	costPrice: LocalizedText,
	licenceLabels: strictObject({
		number: LocalizedText,
		holder: LocalizedText,
		icp: LocalizedText,
		police: LocalizedText
	})
}));
var NOTICES = publish(parse(NoticePack, law_default)).content;
var LICENCE_ORDER = [
	"number",
	"holder",
	"icp",
	"police"
];
/** The lines of the licence that the office has filled in, labelled, in the order in which they are shown. */
function licenceLines(licence, language) {
	return LICENCE_ORDER.map((key) => ({
		key,
		label: NOTICES.licenceLabels[key][language],
		value: licence[key].trim()
	})).filter((line) => line.value !== "");
}
var questions_default = {
	kind: "printing",
	id: "questions",
	source: "Written for this app after the custom of scripture printing houses (names after the closing verse, free distribution, cost price) and the rules of the product (corrections until the batch closes).",
	licence: "The temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Read by the editor in all five languages; a second reader of each language is awaited."
	},
	sha256: "40d77b3a426fc190ae397d03b335b15ef76347baa26d5c7b49d9b4ad59159a98",
	content: /* @__PURE__ */ JSON.parse("{\"items\":[{\"id\":\"what\",\"question\":{\"zh-Hans\":\"什么是助印经书？\",\"zh-Hant\":\"什麼是助印經書？\",\"en\":\"What does sponsoring a printing mean?\",\"ja\":\"経典の助印とは何ですか。\",\"th\":\"การร่วมพิมพ์พระสูตรคืออะไร\"},\"answer\":{\"zh-Hans\":\"助印是大家合力印一部经，印成之后免费与人结缘。每册工本费五元，用于纸张、印刷与邮寄。\",\"zh-Hant\":\"助印是大家合力印一部經，印成之後免費與人結緣。每冊工本費五元，用於紙張、印刷與郵寄。\",\"en\":\"Many people together bear the cost of printing a scripture, which is then given away free. Each copy costs five yuan, for paper, printing and postage.\",\"ja\":\"助印とは、多くの方が力を合わせて一部の経典を印刷し、無償でお分けすることです。一冊につき実費五元を、紙、印刷、郵送に充てます。\",\"th\":\"คือการที่ผู้มีจิตศรัทธาหลายท่านร่วมกันพิมพ์พระสูตรเพื่อแจกเป็นธรรมทาน เล่มละ 5 หยวน เป็นค่ากระดาษ ค่าพิมพ์ และค่าจัดส่ง\"}},{\"id\":\"when\",\"question\":{\"zh-Hans\":\"什么时候付印？\",\"zh-Hant\":\"什麼時候付印？\",\"en\":\"When is the book printed?\",\"ja\":\"いつ印刷されますか。\",\"th\":\"พิมพ์เมื่อใด\"},\"answer\":{\"zh-Hans\":\"助印按批汇集。一批截止之后，寺院校对经文与芳名，随即付印。所在批次与进度，可在助印记录中查看。\",\"zh-Hant\":\"助印按批匯集。一批截止之後，寺院校對經文與芳名，隨即付印。所在批次與進度，可在助印記錄中查看。\",\"en\":\"Sponsorships are gathered in batches. When a batch closes, the temple proofreads the text and the names and sends them to the printer. Your record shows the batch and how far it has come.\",\"ja\":\"お申し込みは一定数ごとにまとめます。締め切り後、経文とお名前を校正し、印刷に入ります。進み具合は助印の記録でご覧いただけます。\",\"th\":\"ทางวัดรวบรวมรายการเป็นชุด เมื่อปิดชุดแล้วจะตรวจทานเนื้อความและรายนามก่อนส่งพิมพ์ ท่านดูชุดและความคืบหน้าได้ในรายการร่วมพิมพ์\"}},{\"id\":\"where\",\"question\":{\"zh-Hans\":\"经书送到哪里？\",\"zh-Hant\":\"經書送到哪裡？\",\"en\":\"Where do the books go?\",\"ja\":\"経典はどこに届けられますか。\",\"th\":\"พระสูตรแจกที่ใด\"},\"answer\":{\"zh-Hans\":\"印成之后，安放在本寺与各地寺院、佛学图书室，供人请阅，分文不取，亦不出售。\",\"zh-Hant\":\"印成之後，安放在本寺與各地寺院、佛學圖書室，供人請閱，分文不取，亦不出售。\",\"en\":\"They are placed in this temple, in other temples and in Buddhist reading rooms, for anyone to take and read. They are never sold.\",\"ja\":\"当寺をはじめ各地の寺院や仏教図書室に置き、どなたにも無償でお持ちいただきます。販売はいたしません。\",\"th\":\"วางไว้ที่วัดนี้ วัดอื่น ๆ และห้องสมุดพระพุทธศาสนา ให้ผู้สนใจรับไปอ่านโดยไม่คิดมูลค่า และไม่มีการจำหน่าย\"}},{\"id\":\"names\",\"question\":{\"zh-Hans\":\"芳名刊在哪里？\",\"zh-Hant\":\"芳名刊在哪裡？\",\"en\":\"Where is my name printed?\",\"ja\":\"名前はどこに載りますか。\",\"th\":\"ชื่อของข้าพเจ้าพิมพ์ไว้ที่ใด\"},\"answer\":{\"zh-Hans\":\"芳名刊于卷末回向偈之后，以先后为序，不列金额。不愿具名的，可在助印时选择“不公开芳名”，只记册数，不列姓名。\",\"zh-Hant\":\"芳名刊於卷末迴向偈之後，以先後為序，不列金額。不願具名的，可在助印時選擇「不公開芳名」，只記冊數，不列姓名。\",\"en\":\"After the closing verse at the end of the book, in order of time and without amounts. If you would rather not be named, choose “Do not publish the name” when sponsoring; then only the number of copies is kept there.\",\"ja\":\"巻末の回向偈の後に、お申し込み順に掲載し、金額は記しません。お申し込みの際に「お名前を公開しない」をお選びになれば、冊数のみを記します。\",\"th\":\"พิมพ์ไว้ท้ายเล่มต่อจากบทอุทิศ เรียงตามลำดับเวลา ไม่ระบุจำนวนเงิน หากไม่ประสงค์ออกนาม โปรดเลือก “ไม่เปิดเผยชื่อ” ขณะร่วมพิมพ์ จะแสดงเฉพาะจำนวนเล่ม\"}},{\"id\":\"correct\",\"question\":{\"zh-Hans\":\"写错了姓名怎么办？\",\"zh-Hant\":\"寫錯了姓名怎麼辦？\",\"en\":\"What if I misspelt a name?\",\"ja\":\"名前を間違えたときは。\",\"th\":\"หากกรอกชื่อผิดควรทำอย่างไร\"},\"answer\":{\"zh-Hans\":\"付印之前，芳名与回向都可在助印记录中自行修改。付印之后不能再改，请告知客堂，再版时更正。\",\"zh-Hant\":\"付印之前，芳名與迴向都可在助印記錄中自行修改。付印之後不能再改，請告知客堂，再版時更正。\",\"en\":\"Until the batch closes you can correct names and dedication yourself in your record. After that they can no longer be changed; please tell the temple office, and the next printing will be put right.\",\"ja\":\"締め切り前であれば、お名前と回向文は助印の記録からご自身で直せます。その後は変更できませんので、寺務所までお知らせください。次の版で訂正いたします。\",\"th\":\"ก่อนปิดชุด ท่านแก้ไขชื่อและบทอุทิศได้เองในรายการร่วมพิมพ์ หลังจากนั้นแก้ไขไม่ได้ กรุณาแจ้งสำนักงานวัด เพื่อแก้ไขในการพิมพ์ครั้งต่อไป\"}},{\"id\":\"gift\",\"question\":{\"zh-Hans\":\"可以请经书到家吗？\",\"zh-Hant\":\"可以請經書到家嗎？\",\"en\":\"Can the scripture be sent to me?\",\"ja\":\"経典を送っていただけますか。\",\"th\":\"ขอรับพระสูตรทางไปรษณีย์ได้หรือไม่\"},\"answer\":{\"zh-Hans\":\"可以。助印时勾选“请寄一册给我结缘”，填写收件人、手机号码与地址，书成之后由寺院寄出，中国大陆免邮费。\",\"zh-Hant\":\"可以。助印時勾選「請寄一冊給我結緣」，填寫收件人、手機號碼與地址，書成之後由寺院寄出，中國大陸免郵費。\",\"en\":\"Yes. When sponsoring, tick “Please send me one copy as a gift” and enter recipient, phone and address. The temple posts it when the book is printed; postage within mainland China is free.\",\"ja\":\"はい。お申し込みの際に「結縁の一冊を受け取る」を選び、受取人、携帯電話番号、ご住所をご記入ください。完成後に寺からお送りします。中国本土は送料無料です。\",\"th\":\"ได้ ขณะร่วมพิมพ์โปรดเลือก “ขอรับหนังสือธรรมทานหนึ่งเล่ม” แล้วกรอกชื่อผู้รับ หมายเลขโทรศัพท์ และที่อยู่ เมื่อพิมพ์เสร็จทางวัดจะจัดส่งให้ ไม่คิดค่าส่งภายในจีนแผ่นดินใหญ่\"}},{\"id\":\"find\",\"question\":{\"zh-Hans\":\"怎样查询助印记录？\",\"zh-Hant\":\"怎樣查詢助印記錄？\",\"en\":\"How do I find my record?\",\"ja\":\"助印の記録はどう調べますか。\",\"th\":\"ค้นหารายการร่วมพิมพ์ได้อย่างไร\"},\"answer\":{\"zh-Hans\":\"凭助印编号，或助印时所留的手机号码、邮箱查询。为保护您的隐私，只凭其一时，姓名等内容会略去一部分。\",\"zh-Hant\":\"憑助印編號，或助印時所留的手機號碼、郵箱查詢。為保護您的隱私，只憑其一時，姓名等內容會略去一部分。\",\"en\":\"By sponsor number, or by the phone or email you gave. To protect your privacy, one of these alone shows the record with names partly hidden.\",\"ja\":\"助印番号、またはお申し込み時の携帯電話番号かメールアドレスで照会できます。個人情報を守るため、いずれか一つだけの場合はお名前などの一部を伏せて表示します。\",\"th\":\"ใช้หมายเลขร่วมพิมพ์ หรือหมายเลขโทรศัพท์หรืออีเมลที่ให้ไว้ เพื่อรักษาความเป็นส่วนตัว หากใช้เพียงอย่างเดียวจะปิดบังชื่อและข้อมูลบางส่วน\"}},{\"id\":\"refund\",\"question\":{\"zh-Hans\":\"可以退款吗？\",\"zh-Hant\":\"可以退款嗎？\",\"en\":\"Can I have a refund?\",\"ja\":\"返金はできますか。\",\"th\":\"ขอคืนเงินได้หรือไม่\"},\"answer\":{\"zh-Hans\":\"付印之前，请凭助印编号向客堂申请，款项按原付款方式退回。付印之后，款已用于纸墨，不能再退。\",\"zh-Hant\":\"付印之前，請憑助印編號向客堂申請，款項按原付款方式退回。付印之後，款已用於紙墨，不能再退。\",\"en\":\"Until the batch goes to print, please ask the temple office with your sponsor number; the money returns the way it was paid. Once printing has begun it has been spent on paper and ink and cannot be returned.\",\"ja\":\"印刷に入る前であれば、助印番号を添えて寺務所へお申し出ください。お支払いと同じ方法で返金いたします。印刷に入った後は、紙や印刷の費用に充てているため返金できません。\",\"th\":\"ก่อนส่งพิมพ์ กรุณาแจ้งหมายเลขร่วมพิมพ์ต่อสำนักงานวัด เงินจะคืนทางช่องทางเดิม เมื่อส่งพิมพ์แล้วเงินได้ใช้เป็นค่ากระดาษและค่าพิมพ์ จึงไม่สามารถคืนได้\"}},{\"id\":\"receipt\",\"question\":{\"zh-Hans\":\"功德证书可以报销吗？\",\"zh-Hant\":\"功德證書可以報銷嗎？\",\"en\":\"Is the certificate of merit a receipt?\",\"ja\":\"功徳証書は領収書になりますか。\",\"th\":\"บัตรที่ระลึกแห่งบุญใช้เป็นใบเสร็จได้หรือไม่\"},\"answer\":{\"zh-Hans\":\"不可以。功德证书是纪念，不是财务票据。如需票据，请凭助印编号向客堂索取。\",\"zh-Hant\":\"不可以。功德證書是紀念，不是財務票據。如需票據，請憑助印編號向客堂索取。\",\"en\":\"No. It is a keepsake, not a financial document. If you need an official receipt, please ask the temple office with your sponsor number.\",\"ja\":\"いいえ。功徳証書は記念の品で、会計上の証憑ではありません。領収書が必要な方は、助印番号を添えて寺務所へお申し出ください。\",\"th\":\"ไม่ได้ บัตรนี้เป็นที่ระลึก มิใช่เอกสารทางการเงิน หากต้องการใบเสร็จ กรุณาแจ้งหมายเลขร่วมพิมพ์ต่อสำนักงานวัด\"}},{\"id\":\"minors\",\"question\":{\"zh-Hans\":\"未成年人可以助印吗？\",\"zh-Hant\":\"未成年人可以助印嗎？\",\"en\":\"May children sponsor?\",\"ja\":\"未成年でも助印できますか。\",\"th\":\"ผู้เยาว์ร่วมพิมพ์ได้หรือไม่\"},\"answer\":{\"zh-Hans\":\"请由父母或监护人代为助印，芳名可以写孩子的名字。\",\"zh-Hant\":\"請由父母或監護人代為助印，芳名可以寫孩子的名字。\",\"en\":\"Please let a parent or guardian place the order; the child’s name may be the one that is printed.\",\"ja\":\"保護者の方がお申し込みください。お名前はお子さまのものでもかまいません。\",\"th\":\"โปรดให้บิดามารดาหรือผู้ปกครองเป็นผู้ทำรายการ โดยพิมพ์ชื่อของเด็กได้\"}}]}")
};
// ../../../main/packages/content/src/printing.ts
/** Questions and answers on how a sponsored printing works. */
var PrintingPack = packOf("printing", strictObject({ items: array(strictObject({
	id: _enum([
		"what",
		"when",
		"where",
		"names",
		"correct",
		"gift",
		"find",
		"refund",
		"receipt",
		"minors"
	]),
	question: LocalizedText,
	answer: LocalizedText
})) }));
/** In the order in which they are best read. */
var PRINTING_QUESTIONS = publish(parse(PrintingPack, questions_default)).content.items;
var yuanguang_default = {
	kind: "temple",
	id: "yuanguang",
	source: "Written for this app. The temple, its mountain, address, stops and hours are stand-ins that name no real place; the temple’s office confirms or replaces every field listed in officeConfirms before opening.",
	licence: "The temple’s own words.",
	review: {
		"status": "editor-checked",
		"note": "Read by the editor in all five languages; no claim of age, rank or fame is made. A second reader of each language and the temple’s office are awaited."
	},
	sha256: "883ee70159e01e1ae8fecaf3bba11054bf37d052bdf4c48167f0b780f6c1f2ba",
	content: /* @__PURE__ */ JSON.parse("{\"officeConfirms\":[\"introduction\",\"history\",\"address\",\"hours\",\"services\",\"transport\",\"contacts\"],\"name\":{\"zh-Hans\":\"圆光寺\",\"zh-Hant\":\"圓光寺\",\"en\":\"Yuanguang Temple\",\"ja\":\"円光寺\",\"th\":\"วัดหยวนกวง\"},\"tagline\":{\"zh-Hans\":\"山门常开，灯火长明\",\"zh-Hant\":\"山門常開，燈火長明\",\"en\":\"The gate stands open, the lamps stay lit\",\"ja\":\"山門は常に開かれ、灯は絶えず\",\"th\":\"ประตูวัดเปิดรับเสมอ แสงประทีปมิเคยดับ\"},\"introduction\":{\"zh-Hans\":[\"圆光寺依山而建，寺名取自佛像身后的一轮圆光：不择高低，遍照一切。\",\"寺中早晚二时课诵，四时有讲经与共修。殿堂、经楼与斋堂皆对来客开放，可静坐，可读经，可随众礼佛。\",\"寺院常年刊印经书，与人结缘。远方不能到寺的善信，可在此助印、查询，与寺中同沾法喜。\"],\"zh-Hant\":[\"圓光寺依山而建，寺名取自佛像身後的一輪圓光：不擇高低，遍照一切。\",\"寺中早晚二時課誦，四時有講經與共修。殿堂、經樓與齋堂皆對來客開放，可靜坐，可讀經，可隨眾禮佛。\",\"寺院常年刊印經書，與人結緣。遠方不能到寺的善信，可在此助印、查詢，與寺中同沾法喜。\"],\"en\":[\"Yuanguang Temple stands on a hillside. Its name means round light, the halo behind the Buddha, which shines on high and low alike.\",\"The community chants morning and evening, and keeps days of teaching and shared practice through the year. Halls, library and refectory are open to guests: to sit quietly, to read, or to join the service.\",\"The temple prints scriptures all year and gives them away freely. Those who live far off can sponsor a printing here, follow it, and share in its joy.\"],\"ja\":[\"円光寺は山のふもとにあります。寺の名は、み仏の背後に輝く円い光にちなみ、高きも低きも分けへだてなく照らすことを表します。\",\"朝夕のお勤めのほか、四季を通じて法話と共修の日を設けています。本堂、経蔵、斎堂はどなたにも開かれており、静かに坐り、お経を読み、お勤めに加わることができます。\",\"当寺では年間を通じて経典を印行し、無償でお分けしています。遠方の方も、こちらから助印と照会をしていただけます。\"],\"th\":[\"วัดหยวนกวงตั้งอยู่เชิงเขา ชื่อวัดหมายถึงแสงกลมเบื้องหลังองค์พระพุทธรูป ซึ่งส่องทั่วถึงโดยไม่เลือกสูงต่ำ\",\"คณะสงฆ์ทำวัตรเช้าและเย็นทุกวัน ตลอดปีมีวันแสดงธรรมและวันปฏิบัติร่วมกัน วิหาร หอพระไตรปิฎก และโรงฉันเปิดต้อนรับผู้มาเยือน จะนั่งสงบ อ่านพระสูตร หรือร่วมสวดมนต์ก็ได้\",\"วัดจัดพิมพ์พระสูตรตลอดปีเพื่อแจกเป็นธรรมทาน ผู้ที่อยู่ไกลสามารถร่วมพิมพ์และติดตามผลได้จากที่นี่\"]},\"history\":{\"zh-Hans\":[\"寺中旧志尚在整理，建置沿革待校定之后，将在此刊出。\",\"历代僧众所守，不过三事：早晚课诵不辍，来客粥饭不缺，经书流通不断。今日仍是如此。\"],\"zh-Hant\":[\"寺中舊志尚在整理，建置沿革待校定之後，將在此刊出。\",\"歷代僧眾所守，不過三事：早晚課誦不輟，來客粥飯不缺，經書流通不斷。今日仍是如此。\"],\"en\":[\"The temple’s old records are still being put in order. Its history will be told here once they have been checked.\",\"Those who lived here before kept three things: chanting morning and evening, a meal for every guest, and scriptures to give away. So it is still.\"],\"ja\":[\"寺の古い記録は現在整理中です。沿革は確認が済みしだい、こちらに掲載いたします。\",\"代々の僧が守ってきたのは三つのことでした。朝夕のお勤めを欠かさないこと、訪れる人に食事を供すること、経典を絶やさず伝えること。今も変わりません。\"],\"th\":[\"บันทึกเก่าของวัดอยู่ระหว่างการเรียบเรียง เมื่อตรวจทานแล้วจะเผยแพร่ประวัติของวัด ณ ที่นี้\",\"สิ่งที่พระสงฆ์ทุกรุ่นรักษาไว้มีสามประการ คือ ทำวัตรเช้าเย็นมิให้ขาด มีอาหารต้อนรับผู้มาเยือน และเผยแผ่พระสูตรสืบไป ทุกวันนี้ก็ยังเป็นเช่นนั้น\"]},\"address\":{\"zh-Hans\":\"云起山路一号，南麓山门\",\"zh-Hant\":\"雲起山路一號，南麓山門\",\"en\":\"1 Yunqishan Road, south gate\",\"ja\":\"雲起山路一号 南麓山門\",\"th\":\"เลขที่ 1 ถนนหยวินฉี่ซาน ประตูวัดด้านทิศใต้\"},\"hours\":[{\"id\":\"daily\",\"label\":{\"zh-Hans\":\"每日\",\"zh-Hant\":\"每日\",\"en\":\"Every day\",\"ja\":\"毎日\",\"th\":\"ทุกวัน\"},\"opens\":\"06:00\",\"closes\":\"17:30\",\"lastEntry\":\"17:00\"},{\"id\":\"new-and-full-moon\",\"label\":{\"zh-Hans\":\"农历初一、十五\",\"zh-Hant\":\"農曆初一、十五\",\"en\":\"1st and 15th of the lunar month\",\"ja\":\"旧暦一日・十五日\",\"th\":\"วันขึ้น 1 ค่ำ และวันเพ็ญ ตามปฏิทินจีน\"},\"opens\":\"05:00\",\"closes\":\"17:30\",\"lastEntry\":\"17:00\"}],\"services\":[{\"id\":\"morning\",\"label\":{\"zh-Hans\":\"早课\",\"zh-Hant\":\"早課\",\"en\":\"Morning service\",\"ja\":\"朝のお勤め\",\"th\":\"ทำวัตรเช้า\"},\"starts\":\"05:00\",\"ends\":\"06:15\",\"note\":{\"zh-Hans\":\"随众上殿者，请于四时五十分前由东侧门入。\",\"zh-Hant\":\"隨眾上殿者，請於四時五十分前由東側門入。\",\"en\":\"To join, please come in by the east side gate before 4:50.\",\"ja\":\"ご参加の方は、四時五十分までに東の脇門からお入りください。\",\"th\":\"ผู้ประสงค์ร่วมทำวัตร กรุณาเข้าทางประตูข้างด้านทิศตะวันออกก่อนเวลา 4.50 น.\"}},{\"id\":\"midday\",\"label\":{\"zh-Hans\":\"午斋\",\"zh-Hant\":\"午齋\",\"en\":\"Midday meal\",\"ja\":\"昼の斎食\",\"th\":\"อาหารเจมื้อกลางวัน\"},\"starts\":\"11:00\",\"ends\":\"12:00\",\"note\":{\"zh-Hans\":\"来客可随众用斋，请止语惜福。\",\"zh-Hant\":\"來客可隨眾用齋，請止語惜福。\",\"en\":\"Guests are welcome at the table; please eat in silence and leave nothing.\",\"ja\":\"どなたもご一緒にいただけます。静かに、残さずお召し上がりください。\",\"th\":\"ผู้มาเยือนร่วมรับประทานได้ โปรดงดสนทนาและรับประทานให้หมด\"}},{\"id\":\"evening\",\"label\":{\"zh-Hans\":\"晚课\",\"zh-Hant\":\"晚課\",\"en\":\"Evening service\",\"ja\":\"夕べのお勤め\",\"th\":\"ทำวัตรเย็น\"},\"starts\":\"15:45\",\"ends\":\"16:45\",\"note\":null}],\"transport\":[{\"id\":\"metro\",\"label\":{\"zh-Hans\":\"地铁\",\"zh-Hant\":\"地鐵\",\"en\":\"Metro\",\"ja\":\"地下鉄\",\"th\":\"รถไฟใต้ดิน\"},\"text\":{\"zh-Hans\":\"二号线云起山站下车，向南步行约十分钟。\",\"zh-Hant\":\"二號線雲起山站下車，向南步行約十分鐘。\",\"en\":\"Line 2 to Yunqishan, then about ten minutes on foot to the south.\",\"ja\":\"二号線「雲起山」駅下車、南へ徒歩約十分。\",\"th\":\"สาย 2 ลงสถานีหยวินฉี่ซาน แล้วเดินไปทางทิศใต้ประมาณ 10 นาที\"}},{\"id\":\"bus\",\"label\":{\"zh-Hans\":\"公交\",\"zh-Hant\":\"公車\",\"en\":\"Bus\",\"ja\":\"路線バス\",\"th\":\"รถประจำทาง\"},\"text\":{\"zh-Hans\":\"十八路至圆光寺站，下车即见山门石阶。\",\"zh-Hant\":\"十八路至圓光寺站，下車即見山門石階。\",\"en\":\"Bus 18 to Yuanguang Temple; the steps to the gate are in front of the stop.\",\"ja\":\"十八系統「円光寺」下車。目の前が山門の石段です。\",\"th\":\"สาย 18 ลงป้ายวัดหยวนกวง บันไดขึ้นประตูวัดอยู่ตรงหน้าป้าย\"}},{\"id\":\"car\",\"label\":{\"zh-Hans\":\"自驾\",\"zh-Hant\":\"自駕\",\"en\":\"By car\",\"ja\":\"お車\",\"th\":\"รถยนต์\"},\"text\":{\"zh-Hans\":\"山门外有停车场。初一、十五与法会之日车位有限，请尽量搭乘公共交通。\",\"zh-Hant\":\"山門外有停車場。初一、十五與法會之日車位有限，請儘量搭乘公共交通。\",\"en\":\"There is parking outside the gate. On the 1st and 15th of the lunar month and on festival days space is short; please come by public transport if you can.\",\"ja\":\"山門の外に駐車場があります。旧暦一日・十五日と法要の日は混み合いますので、なるべく公共交通機関をご利用ください。\",\"th\":\"มีลานจอดรถนอกประตูวัด วันขึ้น 1 ค่ำ วันเพ็ญ และวันงานพิธีมีที่จอดจำกัด โปรดใช้รถสาธารณะหากทำได้\"}},{\"id\":\"walk\",\"label\":{\"zh-Hans\":\"步行\",\"zh-Hant\":\"步行\",\"en\":\"On foot\",\"ja\":\"徒歩\",\"th\":\"เดินเท้า\"},\"text\":{\"zh-Hans\":\"山门至大殿石阶三百步，西侧另有无障碍缓坡。\",\"zh-Hant\":\"山門至大殿石階三百步，西側另有無障礙緩坡。\",\"en\":\"Three hundred stone steps lead from the gate to the main hall; a gentle, step-free path goes up on the west side.\",\"ja\":\"山門から本堂まで石段が三百段あります。西側に段差のない緩やかな坂道もございます。\",\"th\":\"จากประตูวัดถึงวิหารมีบันไดหิน 300 ขั้น ด้านทิศตะวันตกมีทางลาดสำหรับผู้ใช้รถเข็น\"}}],\"visiting\":[{\"id\":\"incense\",\"text\":{\"zh-Hans\":\"敬香以一人三支为度；寺中备有清香，请勿自带。\",\"zh-Hant\":\"敬香以一人三支為度；寺中備有清香，請勿自帶。\",\"en\":\"Please offer at most three sticks of incense; the temple provides them, so none need be brought.\",\"ja\":\"お線香はお一人三本まででお願いいたします。寺でご用意しております。\",\"th\":\"จุดธูปท่านละไม่เกิน 3 ดอก ทางวัดจัดเตรียมไว้ให้แล้ว ไม่ต้องนำมาเอง\"}},{\"id\":\"dress\",\"text\":{\"zh-Hans\":\"衣着端庄，殿内请脱帽、轻声。\",\"zh-Hant\":\"衣著端莊，殿內請脫帽、輕聲。\",\"en\":\"Please dress modestly; inside the halls, take off hats and speak softly.\",\"ja\":\"節度ある服装でお越しください。堂内では帽子を取り、お静かに願います。\",\"th\":\"โปรดแต่งกายสุภาพ ภายในวิหารกรุณาถอดหมวกและใช้เสียงเบา\"}},{\"id\":\"photos\",\"text\":{\"zh-Hans\":\"殿内佛像请勿拍照，僧众用斋、上殿时亦请勿拍摄。\",\"zh-Hant\":\"殿內佛像請勿拍照，僧眾用齋、上殿時亦請勿拍攝。\",\"en\":\"Please do not photograph the images in the halls, or the community at meals and services.\",\"ja\":\"堂内の仏像、食事中やお勤め中の僧侶の撮影はご遠慮ください。\",\"th\":\"โปรดงดถ่ายภาพพระพุทธรูปในวิหาร รวมทั้งขณะพระสงฆ์ฉันภัตตาหารและทำวัตร\"}}],\"contacts\":{\"phone\":{\"label\":{\"zh-Hans\":\"客堂电话\",\"zh-Hant\":\"客堂電話\",\"en\":\"Temple office\",\"ja\":\"寺務所 電話\",\"th\":\"โทรศัพท์สำนักงานวัด\"},\"value\":\"\"},\"email\":{\"label\":{\"zh-Hans\":\"电子邮箱\",\"zh-Hant\":\"電子郵箱\",\"en\":\"Email\",\"ja\":\"メール\",\"th\":\"อีเมล\"},\"value\":\"\"}},\"contactsUnfilled\":{\"zh-Hans\":\"如有需要，请于每日六时至十七时到寺院客堂询问。\",\"zh-Hant\":\"如有需要，請於每日六時至十七時到寺院客堂詢問。\",\"en\":\"Please ask at the temple office, any day from 6:00 to 17:00.\",\"ja\":\"ご用の方は寺務所までお越しください。毎日六時から十七時まで承ります。\",\"th\":\"หากมีข้อสงสัย กรุณาสอบถามที่สำนักงานวัด ทุกวัน เวลา 6.00–17.00 น.\"}}")
};
// ../../../main/packages/content/src/temple.ts
/** A time of day in the temple's zone (Asia/Shanghai), `HH:MM`. */
var TimeOfDay = string().check(_regex(/^([01]\d|2[0-3]):[0-5]\d$/));
var id = string().check(_regex(/^[a-z][a-z-]*$/));
var paragraphs = everyLanguage(array(Text).check(_minLength(1)));
/** A way to reach the temple; `value` is empty until the office has filled it in. */
var ContactField = strictObject({
	label: LocalizedText,
	value: OpenText
});
/** The temple as a visitor meets it. `officeConfirms` names the fields that are stand-ins until the office has confirmed them. */
var TemplePack = packOf("temple", strictObject({
	officeConfirms: array(Text),
	name: LocalizedText,
	tagline: LocalizedText,
	introduction: paragraphs,
	history: paragraphs,
	address: LocalizedText,
	hours: array(strictObject({
		id,
		label: LocalizedText,
		opens: TimeOfDay,
		closes: TimeOfDay,
		lastEntry: TimeOfDay
	})),
	services: array(strictObject({
		id,
		label: LocalizedText,
		starts: TimeOfDay,
		ends: TimeOfDay,
		note: nullable(LocalizedText)
	})),
	transport: array(strictObject({
		id: _enum([
			"metro",
			"bus",
			"car",
			"walk"
		]),
		label: LocalizedText,
		text: LocalizedText
	})),
	visiting: array(strictObject({
		id,
		text: LocalizedText
	})),
	contacts: strictObject({
		phone: ContactField,
		email: ContactField
	}),
	/** Shown while no contact is filled in. */
	contactsUnfilled: LocalizedText
}));
var TEMPLE = publish(parse(TemplePack, yuanguang_default)).content;
/** The contacts that are filled in, labelled; an empty list means: show `contactsUnfilled`. */
function filledContacts(contacts, language) {
	return ["phone", "email"].map((kind) => ({
		kind,
		label: contacts[kind].label[language],
		value: contacts[kind].value.trim()
	})).filter((contact) => contact.value !== "");
}
var temple_module_default = {
	text: "_text_1j7oh_1",
	block: "_block_1j7oh_5",
	line: "_line_1j7oh_8",
	more: "_more_1j7oh_14",
	foot: "_foot_1j7oh_17",
	rules: "_rules_1j7oh_23",
	questions: "_questions_1j7oh_41"
};
// src/features/temple/facts.tsx
/** A time of day as read: 6:00 for 06:00. */
var clock = (time) => time.replace(/^0/, "");
/** Address, hours and ways to come, as rows with their signs. */
function useVisitFacts() {
	const t = v("temple");
	const language = Z();
	return [
		{
			label: t("address"),
			icon: AddressIcon,
			value: TEMPLE.address[language]
		},
		{
			label: t("hours"),
			icon: OpeningHoursIcon,
			value: TEMPLE.hours.map((hours) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: temple_module_default.line,
				children: [
					hours.label[language],
					" ",
					clock(hours.opens),
					" – ",
					clock(hours.closes),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: `yg-note ${temple_module_default.block}`,
						children: t("lastEntry", { time: clock(hours.lastEntry) })
					})
				]
			}, hours.id))
		},
		{
			label: t("transport"),
			icon: TransportIcon,
			value: TEMPLE.transport.map((way) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: temple_module_default.line,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: way.label[language] }),
					" ",
					way.text[language]
				]
			}, way.id))
		}
	];
}
/** Phone and email as links, or where to ask while neither is entered. */
function useContactFact() {
	const t = v("temple");
	const language = Z();
	const contacts = filledContacts(TEMPLE.contacts, language);
	return {
		label: t("contact"),
		icon: PhoneIcon,
		value: contacts.length === 0 ? TEMPLE.contactsUnfilled[language] : contacts.map((contact) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: temple_module_default.line,
			children: [
				contact.label,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: `${contact.kind === "phone" ? "tel" : "mailto"}:${contact.value}`,
					children: contact.value
				})
			]
		}, contact.kind))
	};
}
/** The temple's services of the day. */
function useServiceFacts() {
	const language = Z();
	return TEMPLE.services.map((service) => ({
		label: service.label[language],
		value: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			clock(service.starts),
			" – ",
			clock(service.ends),
			service.note ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: `yg-note ${temple_module_default.line}`,
				children: service.note[language]
			}) : null
		] })
	}));
}
// src/features/temple/licence.tsx
/** The licence as ruled rows; a quiet word while the office has not entered it. */
function LicenceList() {
	const t = v("temple");
	const language = Z();
	const { licence } = useConfig();
	const lines = licenceLines(licence, language);
	if (lines.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "yg-note",
		children: t("licenceEmpty")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyValueList, { items: lines.map(({ label, value }) => ({
		label,
		value
	})) });
}
/** The licence line at a page's foot. */
function LicenceFoot() {
	const t = v("temple");
	const language = Z();
	const { licence } = useConfig();
	const lines = licenceLines(licence, language);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("footer", {
		className: `yg-note ${temple_module_default.foot}`,
		children: lines.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			t("licence"),
			" · ",
			t("licenceEmpty")
		] }) : lines.map(({ key, label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			label,
			" ",
			value
		] }, key))
	});
}
export { useVisitFacts as a, PRINTING_QUESTIONS as c, OpeningHoursIcon as d, AddressIcon as f, useServiceFacts as i, NOTICES as l, LicenceList as n, temple_module_default as o, useContactFact as r, TEMPLE as s, LicenceFoot as t, TransportIcon as u };
