import type { ArticleTexts } from '@yuanguang/contract/objects/news';

/** 请经书回家: how to bring a scripture home respectfully. */
export const BRINGING_HOME: ArticleTexts = {
  'zh-Hans': {
    title: '怎样恭敬地把经书请回家',
    summary: '路上怎么带，家里放哪里，读的时候怎么翻，旧了又该如何。',
    body: [
      {
        kind: 'paragraph',
        text: '寺里把领取经书叫作“请”。请回一部经，就像请一位老师到家里来，用平常待客的敬意对待它，就不会错。',
      },
      { kind: 'heading', text: '路上' },
      {
        kind: 'list',
        items: [
          '用干净的布或纸包好，放在包的上层，不与鞋袜杂物放在一起。',
          '坐车时放在膝上或座位上，不放在地上。',
          '雨天多包一层，纸最怕潮。',
        ],
      },
      { kind: 'heading', text: '家中' },
      {
        kind: 'paragraph',
        text: '不必特设佛堂。书架的上层，干净、干燥、高于腰际的地方就好。经书上面不再压别的东西，卧室只有一间的，用布盖着也可以。',
      },
      { kind: 'heading', text: '读经' },
      {
        kind: 'list',
        items: [
          '先洗手，坐端正，心静下来再打开。',
          '翻页从书角轻轻翻，不蘸口水，不折角；用书签记住读到的地方。',
          '读完合掌，把书合好放回原处，不打开扣在桌上。',
        ],
      },
      {
        kind: 'paragraph',
        text: '时间不拘早晚，长短也不拘。每天读几行，比一次读完更能入心。字不认得，注音的版本可以帮忙；年纪大了看不清，听人读也是读。',
      },
      { kind: 'heading', text: '旧了、多了' },
      {
        kind: 'paragraph',
        text: '破损的先修补。实在不能用的，请送回寺里，由寺院妥善处理，不要和废纸一起丢掉。家里有多的，转赠给愿意读的人，经书便又结了一份缘。',
      },
    ],
  },
  'zh-Hant': {
    title: '怎樣恭敬地把經書請回家',
    summary: '路上怎麼帶，家裡放哪裡，讀的時候怎麼翻，舊了又該如何。',
    body: [
      {
        kind: 'paragraph',
        text: '寺裡把領取經書叫作「請」。請回一部經，就像請一位老師到家裡來，用平常待客的敬意對待它，就不會錯。',
      },
      { kind: 'heading', text: '路上' },
      {
        kind: 'list',
        items: [
          '用乾淨的布或紙包好，放在包的上層，不與鞋襪雜物放在一起。',
          '坐車時放在膝上或座位上，不放在地上。',
          '雨天多包一層，紙最怕潮。',
        ],
      },
      { kind: 'heading', text: '家中' },
      {
        kind: 'paragraph',
        text: '不必特設佛堂。書架的上層，乾淨、乾燥、高於腰際的地方就好。經書上面不再壓別的東西，臥室只有一間的，用布蓋著也可以。',
      },
      { kind: 'heading', text: '讀經' },
      {
        kind: 'list',
        items: [
          '先洗手，坐端正，心靜下來再打開。',
          '翻頁從書角輕輕翻，不蘸口水，不折角；用書籤記住讀到的地方。',
          '讀完合掌，把書合好放回原處，不打開扣在桌上。',
        ],
      },
      {
        kind: 'paragraph',
        text: '時間不拘早晚，長短也不拘。每天讀幾行，比一次讀完更能入心。字不認得，注音的版本可以幫忙；年紀大了看不清，聽人讀也是讀。',
      },
      { kind: 'heading', text: '舊了、多了' },
      {
        kind: 'paragraph',
        text: '破損的先修補。實在不能用的，請送回寺裡，由寺院妥善處理，不要和廢紙一起丟掉。家裡有多的，轉贈給願意讀的人，經書便又結了一份緣。',
      },
    ],
  },
  en: {
    title: 'Bringing a scripture home respectfully',
    summary: 'How to carry it, where to keep it, how to turn its pages, and what to do when it is worn.',
    body: [
      {
        kind: 'paragraph',
        text: 'In the temple one does not “take” a scripture, one invites it. Treat it as you would a teacher who comes to your house, with the courtesy due to a guest, and you cannot go wrong.',
      },
      { kind: 'heading', text: 'On the way' },
      {
        kind: 'list',
        items: [
          'Wrap it in clean cloth or paper and lay it on top in your bag, apart from shoes and laundry.',
          'In a bus or car keep it on your lap or on the seat, not on the floor.',
          'In the rain, wrap it twice. Paper suffers most from damp.',
        ],
      },
      { kind: 'heading', text: 'At home' },
      {
        kind: 'paragraph',
        text: 'You do not need a shrine. An upper shelf that is clean, dry and above the waist will do. Lay nothing on top of it. If you have only one room, a cloth over it is enough.',
      },
      { kind: 'heading', text: 'Reading' },
      {
        kind: 'list',
        items: [
          'Wash your hands, sit upright and let your mind settle before you open it.',
          'Turn the page gently at its corner. Use a bookmark, and do not fold the paper.',
          'When you have read, join your palms, close the book and put it back; do not leave it face down on the table.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Morning or evening, long or short, is all the same. A few lines every day go deeper than a whole book at once. An edition with phonetic marks helps with characters you do not know; and if your eyes are tired, listening is reading too.',
      },
      { kind: 'heading', text: 'Worn, or more than you need' },
      {
        kind: 'paragraph',
        text: 'Mend what is torn. What can no longer be used may come back to the temple, where it is taken care of; please do not put it with the waste paper. A copy you do not need can go to someone who wishes to read it, and forms one more good bond.',
      },
    ],
  },
  ja: {
    title: '経典を敬ってお迎えするには',
    summary: '持ち帰り方、置く場所、頁のめくり方、古くなったときのこと。',
    body: [
      {
        kind: 'paragraph',
        text: '寺では、経典をいただくことを「お迎えする」と申します。先生を家にお招きするように、客人への敬いをもって接すれば間違いありません。',
      },
      { kind: 'heading', text: '道中' },
      {
        kind: 'list',
        items: [
          '清潔な布か紙に包み、鞄のいちばん上に。靴や洗い物とは別にします。',
          '乗り物では膝の上か座席に置き、床には置きません。',
          '雨の日はもう一重お包みください。紙は湿気を嫌います。',
        ],
      },
      { kind: 'heading', text: '家で' },
      {
        kind: 'paragraph',
        text: '仏間がなくても構いません。清潔で乾いた、腰より高い棚の上で十分です。上に物を重ねず、一間のお住まいなら布を掛けておくとよいでしょう。',
      },
      { kind: 'heading', text: '読むとき' },
      {
        kind: 'list',
        items: [
          '手を洗い、姿勢を正し、心を静めてから開きます。',
          '頁は角をそっとめくり、折らずに栞をお使いください。',
          '読み終えたら合掌し、閉じて元の場所へ。伏せて置かないようにします。',
        ],
      },
      {
        kind: 'paragraph',
        text: '朝でも夕でも、長くても短くても結構です。毎日数行ずつのほうが、一度に読むより心に染みます。読めない字は振り仮名のある本で。目の疲れる方は、聞くこともまた読むことです。',
      },
      { kind: 'heading', text: '古くなったとき、余ったとき' },
      {
        kind: 'paragraph',
        text: '破れは繕い、使えなくなったものは寺へお返しください。寺で丁重に納めますので、古紙と一緒にお出しにならないでください。余分の一冊は読みたい方へ。また一つ良い縁が結ばれます。',
      },
    ],
  },
  th: {
    title: 'อัญเชิญพระสูตรกลับบ้านด้วยความเคารพ',
    summary: 'ถือกลับอย่างไร วางไว้ที่ใด เปิดอ่านอย่างไร และเมื่อเก่าแล้วควรทำอย่างไร',
    body: [
      {
        kind: 'paragraph',
        text: 'ที่วัดเราเรียกการรับพระสูตรว่า “อัญเชิญ” เหมือนเชิญครูบาอาจารย์มาที่บ้าน หากปฏิบัติด้วยความเคารพเช่นต้อนรับแขก ก็ไม่มีสิ่งใดผิด',
      },
      { kind: 'heading', text: 'ระหว่างทาง' },
      {
        kind: 'list',
        items: [
          'ห่อด้วยผ้าหรือกระดาษสะอาด วางไว้ด้านบนของกระเป๋า แยกจากรองเท้าและเสื้อผ้าใช้แล้ว',
          'บนรถให้วางบนตักหรือที่นั่ง ไม่วางบนพื้น',
          'วันฝนตกให้ห่อเพิ่มอีกชั้น เพราะกระดาษแพ้ความชื้น',
        ],
      },
      { kind: 'heading', text: 'ที่บ้าน' },
      {
        kind: 'paragraph',
        text: 'ไม่จำเป็นต้องมีห้องพระ ชั้นบนที่สะอาด แห้ง และสูงกว่าเอวก็เพียงพอ ไม่วางสิ่งใดทับ หากมีห้องเดียว ใช้ผ้าคลุมไว้ก็ได้',
      },
      { kind: 'heading', text: 'เมื่ออ่าน' },
      {
        kind: 'list',
        items: [
          'ล้างมือ นั่งตัวตรง ทำใจให้สงบก่อนเปิด',
          'พลิกหน้าเบา ๆ จากมุมกระดาษ ไม่พับมุม ใช้ที่คั่นหนังสือ',
          'อ่านจบแล้วพนมมือ ปิดหนังสือและเก็บที่เดิม ไม่คว่ำไว้บนโต๊ะ',
        ],
      },
      {
        kind: 'paragraph',
        text: 'จะเช้าหรือเย็น ยาวหรือสั้นก็ได้ อ่านวันละไม่กี่บรรทัดซึมซับได้ดีกว่าอ่านรวดเดียวจบ หากอ่านอักษรไม่ออก ฉบับที่มีคำอ่านช่วยได้ หากสายตาไม่ดี การฟังก็คือการอ่านเช่นกัน',
      },
      { kind: 'heading', text: 'เมื่อเก่าหรือมีเกิน' },
      {
        kind: 'paragraph',
        text: 'ที่ขาดให้ซ่อมก่อน ที่ใช้ไม่ได้แล้วกรุณานำกลับมาที่วัด ทางวัดจะดูแลอย่างเหมาะสม ไม่ควรทิ้งรวมกับกระดาษเก่า เล่มที่มีเกินให้มอบแก่ผู้ที่อยากอ่าน เป็นการผูกบุญสัมพันธ์ต่อไป',
      },
    ],
  },
};
