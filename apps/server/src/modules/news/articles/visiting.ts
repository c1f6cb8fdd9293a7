import type { ArticleTexts } from '@yuanguang/contract/objects/news';

/** 初次入寺: manners for a first visit. */
export const VISITING: ArticleTexts = {
  'zh-Hans': {
    title: '初次入寺，应当知道的几件事',
    summary: '怎样进门、怎样礼佛、怎样与法师说话。不必紧张，心存恭敬就好。',
    body: [
      {
        kind: 'paragraph',
        text: '常有人站在山门外，犹豫着要不要进来，怕自己不懂规矩。其实寺院的门是为每一个人开的。规矩不是考试，是让大家都能安静下来的办法。',
      },
      { kind: 'heading', text: '衣着与进门' },
      {
        kind: 'list',
        items: [
          '衣着整洁宽松，肩膀和膝盖遮住即可。',
          '从山门两侧进，不踩门槛；门槛高的地方，请扶着老人和孩子。',
          '进殿前请把手机调成静音，帽子和墨镜取下。',
        ],
      },
      { kind: 'heading', text: '礼佛' },
      {
        kind: 'paragraph',
        text: '合掌、问讯、礼拜三次，是通常的礼节。膝盖不便的，站着合掌就很好。殿中间的拜垫是住持的位置，请用两旁的。',
      },
      {
        kind: 'paragraph',
        text: '香在殿外的大香炉敬上，一炷或三炷就够了。香多不等于心诚，殿内也不点香，为的是护住木头和佛像，也护住大家的呼吸。',
      },
      { kind: 'heading', text: '与法师说话' },
      {
        kind: 'paragraph',
        text: '遇见法师，合掌称一声“法师”或“师父”，不必握手。有事请教，先到客堂，由知客师安排。',
      },
      { kind: 'heading', text: '拍照与用斋' },
      {
        kind: 'list',
        items: [
          '庭院可以拍照，殿内的佛像和正在做功课的人请不要拍。',
          '斋堂用饭不说话，吃多少取多少，碗里不剩。',
          '寺中的花木、经书、供品都属于常住，取用前请问一声。',
        ],
      },
      { kind: 'paragraph', text: '若是哪里做得不周全，不要放在心上，客堂的人会慢慢告诉您。' },
    ],
  },
  'zh-Hant': {
    title: '初次入寺，應當知道的幾件事',
    summary: '怎樣進門、怎樣禮佛、怎樣與法師說話。不必緊張，心存恭敬就好。',
    body: [
      {
        kind: 'paragraph',
        text: '常有人站在山門外，猶豫著要不要進來，怕自己不懂規矩。其實寺院的門是為每一個人開的。規矩不是考試，是讓大家都能安靜下來的辦法。',
      },
      { kind: 'heading', text: '衣著與進門' },
      {
        kind: 'list',
        items: [
          '衣著整潔寬鬆，肩膀和膝蓋遮住即可。',
          '從山門兩側進，不踩門檻；門檻高的地方，請扶著老人和孩子。',
          '進殿前請把手機調成靜音，帽子和墨鏡取下。',
        ],
      },
      { kind: 'heading', text: '禮佛' },
      {
        kind: 'paragraph',
        text: '合掌、問訊、禮拜三次，是通常的禮節。膝蓋不便的，站著合掌就很好。殿中間的拜墊是住持的位置，請用兩旁的。',
      },
      {
        kind: 'paragraph',
        text: '香在殿外的大香爐敬上，一炷或三炷就夠了。香多不等於心誠，殿內也不點香，為的是護住木頭和佛像，也護住大家的呼吸。',
      },
      { kind: 'heading', text: '與法師說話' },
      {
        kind: 'paragraph',
        text: '遇見法師，合掌稱一聲「法師」或「師父」，不必握手。有事請教，先到客堂，由知客師安排。',
      },
      { kind: 'heading', text: '拍照與用齋' },
      {
        kind: 'list',
        items: [
          '庭院可以拍照，殿內的佛像和正在做功課的人請不要拍。',
          '齋堂用飯不說話，吃多少取多少，碗裡不剩。',
          '寺中的花木、經書、供品都屬於常住，取用前請問一聲。',
        ],
      },
      { kind: 'paragraph', text: '若是哪裡做得不周全，不要放在心上，客堂的人會慢慢告訴您。' },
    ],
  },
  en: {
    title: 'Your first visit to the temple',
    summary:
      'How to enter, how to pay respect, how to speak with a Dharma teacher. Respect is enough; there is nothing to be nervous about.',
    body: [
      {
        kind: 'paragraph',
        text: 'Many people stop outside the gate, unsure whether they may come in because they do not know the customs. The gate is open to everyone. The customs are no examination; they only help all of us to become quiet.',
      },
      { kind: 'heading', text: 'Dress and the gate' },
      {
        kind: 'list',
        items: [
          'Wear something clean and loose that covers shoulders and knees.',
          'Enter by the side of the gate and step over the threshold, not on it. Where it is high, please help the elderly and children.',
          'Silence your phone and take off hat and sunglasses before you enter a hall.',
        ],
      },
      { kind: 'heading', text: 'Paying respect' },
      {
        kind: 'paragraph',
        text: 'The usual form is to join the palms, bow, and prostrate three times. If your knees do not allow it, standing with joined palms is just as good. The cushion in the middle belongs to the abbot; please use those at the sides.',
      },
      {
        kind: 'paragraph',
        text: 'Incense is offered at the large burner outside: one stick or three are enough. More incense is not more sincerity. None is lit inside the halls, which protects the wood, the images and everyone’s breath.',
      },
      { kind: 'heading', text: 'Speaking with a teacher' },
      {
        kind: 'paragraph',
        text: 'Join your palms and say “Venerable” or “Shifu”; there is no need to shake hands. If you have a question, go to the temple office first, and they will arrange a meeting.',
      },
      { kind: 'heading', text: 'Photographs and meals' },
      {
        kind: 'list',
        items: [
          'You may take pictures in the courtyards, but please not of the images in the halls or of people at their practice.',
          'Meals are taken in silence. Take only what you will eat and leave nothing in the bowl.',
          'Flowers, scriptures and offerings belong to the community; please ask before you take anything.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'And if you get something wrong, do not worry. The people of the temple office will gladly show you.',
      },
    ],
  },
  ja: {
    title: 'はじめてお参りされる方へ',
    summary: '門の入り方、礼拝のしかた、法師への話しかけ方。敬う心があれば十分です。どうぞお気軽に。',
    body: [
      {
        kind: 'paragraph',
        text: '作法が分からず、山門の前で足を止める方がいらっしゃいます。寺の門はどなたにも開かれています。作法は試験ではなく、皆が静かになるための手立てです。',
      },
      { kind: 'heading', text: '服装と門' },
      {
        kind: 'list',
        items: [
          '清潔でゆったりした、肩と膝の隠れる服装でお越しください。',
          '門は左右の端から入り、敷居は踏まずにまたぎます。高い敷居では、お年寄りやお子さまに手をお貸しください。',
          'お堂に入る前に携帯電話の音を消し、帽子とサングラスをお取りください。',
        ],
      },
      { kind: 'heading', text: '礼拝' },
      {
        kind: 'paragraph',
        text: '合掌し、一礼し、三度礼拝するのが通常の作法です。膝のつらい方は、立ったままの合掌で結構です。中央の座布は住職の場所ですので、左右のものをお使いください。',
      },
      {
        kind: 'paragraph',
        text: 'お香は堂外の大きな香炉に、一本か三本お供えください。多ければよいというものではありません。堂内では、建物と仏像、そして皆さまの息のために火を使いません。',
      },
      { kind: 'heading', text: '法師に話しかける' },
      {
        kind: 'paragraph',
        text: '合掌して「法師さま」とお呼びください。握手の必要はありません。ご相談のある方は、まず寺務所へお越しください。',
      },
      { kind: 'heading', text: '写真と食事' },
      {
        kind: 'list',
        items: [
          '庭での撮影は構いませんが、堂内の仏像や、お勤め中の方の撮影はご遠慮ください。',
          '食堂では話さず、食べられる分だけを取り、残さずいただきます。',
          '花木、経典、お供え物は寺の皆のものです。手に取る前に一声おかけください。',
        ],
      },
      {
        kind: 'paragraph',
        text: '至らないところがあっても、どうぞお気になさらないでください。寺務所の者がゆっくりご案内いたします。',
      },
    ],
  },
  th: {
    title: 'มาวัดครั้งแรก ควรรู้อะไรบ้าง',
    summary: 'วิธีเข้าวัด วิธีกราบพระ และวิธีสนทนากับพระอาจารย์ ขอเพียงมีความเคารพ ไม่ต้องกังวล',
    body: [
      {
        kind: 'paragraph',
        text: 'หลายท่านหยุดอยู่หน้าซุ้มประตู ลังเลเพราะไม่รู้ธรรมเนียม ประตูวัดเปิดรับทุกคน ธรรมเนียมไม่ใช่ข้อสอบ แต่เป็นวิธีช่วยให้ทุกคนสงบใจร่วมกัน',
      },
      { kind: 'heading', text: 'การแต่งกายและการเข้าประตู' },
      {
        kind: 'list',
        items: [
          'แต่งกายสะอาด หลวมสบาย ปิดไหล่และเข่า',
          'เข้าทางด้านข้างของประตู ก้าวข้ามธรณีประตูโดยไม่เหยียบ หากธรณีสูง กรุณาช่วยพยุงผู้สูงอายุและเด็ก',
          'ก่อนเข้าวิหาร กรุณาปิดเสียงโทรศัพท์ ถอดหมวกและแว่นกันแดด',
        ],
      },
      { kind: 'heading', text: 'การกราบพระ' },
      {
        kind: 'paragraph',
        text: 'โดยทั่วไปพนมมือ ค้อมศีรษะ แล้วกราบสามครั้ง หากเข่าไม่สะดวก ยืนพนมมือก็เพียงพอ เบาะตรงกลางเป็นที่ของเจ้าอาวาส กรุณาใช้เบาะด้านข้าง',
      },
      {
        kind: 'paragraph',
        text: 'ธูปให้ถวายที่กระถางใหญ่นอกวิหาร หนึ่งดอกหรือสามดอกก็พอ ธูปมากไม่ได้แปลว่าศรัทธามาก ภายในวิหารไม่จุดธูป เพื่อรักษาไม้ พระพุทธรูป และลมหายใจของทุกคน',
      },
      { kind: 'heading', text: 'การสนทนากับพระอาจารย์' },
      {
        kind: 'paragraph',
        text: 'เมื่อพบพระ ให้พนมมือและเรียกว่า “พระอาจารย์” ไม่ต้องจับมือ หากมีเรื่องปรึกษา กรุณาแจ้งที่สำนักงานวัดก่อน',
      },
      { kind: 'heading', text: 'การถ่ายภาพและการรับประทานอาหาร' },
      {
        kind: 'list',
        items: [
          'ถ่ายภาพในลานวัดได้ แต่กรุณาอย่าถ่ายพระพุทธรูปในวิหารหรือผู้ที่กำลังปฏิบัติธรรม',
          'ในโรงครัวรับประทานอย่างเงียบ ๆ ตักแต่พอรับประทาน ไม่ให้เหลือ',
          'ดอกไม้ หนังสือสวดมนต์ และเครื่องบูชาเป็นของส่วนรวม กรุณาถามก่อนหยิบ',
        ],
      },
      { kind: 'paragraph', text: 'หากทำสิ่งใดไม่ถูก ไม่ต้องกังวล เจ้าหน้าที่สำนักงานวัดจะค่อย ๆ แนะนำท่าน' },
    ],
  },
};
