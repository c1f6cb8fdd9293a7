import type { ArticleTexts } from '@yuanguang/contract/objects/news';

/** 什么是助印: what sponsoring a printing means. */
export const SPONSORED_PRINTING: ArticleTexts = {
  'zh-Hans': {
    title: '什么是助印',
    summary: '一册经书从众人的发心到送到读者手中，中间走过哪些路。',
    body: [
      {
        kind: 'paragraph',
        text: '从前刻一部经，要有人写样，有人刻板，有人出纸墨，书末常把这些人的名字一一记下。今天印书快了，这份众人合力的心意没有变，这就是助印。',
      },
      { kind: 'heading', text: '助印不是买书' },
      {
        kind: 'paragraph',
        text: '经书不卖，谁都可以请。您所出的是印制的工本，印成的书送往寺院、学校、医院和愿意读它的人。出多少、具不具名，全凭自己的心。',
      },
      { kind: 'heading', text: '一册书的路' },
      {
        kind: 'list',
        items: [
          '发心：选定经书和册数，写上芳名和回向。',
          '集册：客堂把同一种书的心愿合成一批。',
          '付印：文字校过，纸张选过，才上机器。',
          '流通：书到以后，分送各处，也留一部分在寺里供人取阅。',
        ],
      },
      { kind: 'heading', text: '关于回向' },
      {
        kind: 'paragraph',
        text: '回向是把做善事的心再放大一些：愿这份功德不只属于自己，也属于父母亲友，以至一切众生。回向不是交换，写与不写、写给谁，都没有高下。',
      },
      {
        kind: 'quote',
        text: '愿以此功德，普及于一切，我等与众生，皆共成佛道。',
        source: '《妙法莲华经·化城喻品》',
      },
      { kind: 'heading', text: '量力就好' },
      {
        kind: 'paragraph',
        text: '助印贵在随喜。手头不宽裕的时候，读一卷经、把书借给别人看，或者看见别人助印心里欢喜，都是一样的善缘。',
      },
    ],
  },
  'zh-Hant': {
    title: '什麼是助印',
    summary: '一冊經書從眾人的發心到送到讀者手中，中間走過哪些路。',
    body: [
      {
        kind: 'paragraph',
        text: '從前刻一部經，要有人寫樣，有人刻板，有人出紙墨，書末常把這些人的名字一一記下。今天印書快了，這份眾人合力的心意沒有變，這就是助印。',
      },
      { kind: 'heading', text: '助印不是買書' },
      {
        kind: 'paragraph',
        text: '經書不賣，誰都可以請。您所出的是印製的工本，印成的書送往寺院、學校、醫院和願意讀它的人。出多少、具不具名，全憑自己的心。',
      },
      { kind: 'heading', text: '一冊書的路' },
      {
        kind: 'list',
        items: [
          '發心：選定經書和冊數，寫上芳名和迴向。',
          '集冊：客堂把同一種書的心願合成一批。',
          '付印：文字校過，紙張選過，才上機器。',
          '流通：書到以後，分送各處，也留一部分在寺裡供人取閱。',
        ],
      },
      { kind: 'heading', text: '關於迴向' },
      {
        kind: 'paragraph',
        text: '迴向是把做善事的心再放大一些：願這份功德不只屬於自己，也屬於父母親友，以至一切眾生。迴向不是交換，寫與不寫、寫給誰，都沒有高下。',
      },
      {
        kind: 'quote',
        text: '願以此功德，普及於一切，我等與眾生，皆共成佛道。',
        source: '《妙法蓮華經·化城喻品》',
      },
      { kind: 'heading', text: '量力就好' },
      {
        kind: 'paragraph',
        text: '助印貴在隨喜。手頭不寬裕的時候，讀一卷經、把書借給別人看，或者看見別人助印心裡歡喜，都是一樣的善緣。',
      },
    ],
  },
  en: {
    title: 'What sponsoring a printing means',
    summary: 'How a scripture travels from the wish of many people into the hands of a reader.',
    body: [
      {
        kind: 'paragraph',
        text: 'In earlier times a scripture needed someone to write the page, someone to cut the block, someone to give paper and ink, and their names were often set down at the end of the book. Printing has become quick, but the wish to do it together has not changed.',
      },
      { kind: 'heading', text: 'It is not a purchase' },
      {
        kind: 'paragraph',
        text: 'Scriptures are not sold; anyone may ask for one. What you give covers the cost of printing. The finished books go to temples, schools, hospitals and people who wish to read them. How much you give, and whether your name is set down, is for you to decide.',
      },
      { kind: 'heading', text: 'The way of a book' },
      {
        kind: 'list',
        items: [
          'Resolve: you choose a scripture and a number of copies, and write a name and a dedication.',
          'Gathering: the temple office joins the wishes for one title into a batch.',
          'Printing: the text is proofread and the paper chosen before the press begins.',
          'Sharing: the books are sent out, and some stay in the temple for anyone to read.',
        ],
      },
      { kind: 'heading', text: 'About dedication' },
      {
        kind: 'paragraph',
        text: 'To dedicate merit is to let a good wish grow wider: may it belong not only to me, but to parents and friends and in the end to all beings. It is no exchange. Whether you write one, and for whom, makes no gift greater or smaller.',
      },
      {
        kind: 'quote',
        text: 'May this merit reach all beings, that we and they together may attain the Buddha Way.',
        source: 'Lotus Sutra, chapter 7',
      },
      { kind: 'heading', text: 'As it suits you' },
      {
        kind: 'paragraph',
        text: 'What counts is gladness. When money is short, reading a scroll, lending a book, or being glad that another has given forms the same good bond.',
      },
    ],
  },
  ja: {
    title: '助印とは',
    summary: '多くの方の発心から、一冊の経典が読む人の手に届くまで。',
    body: [
      {
        kind: 'paragraph',
        text: '昔、一部の経典を刻むには、版下を書く人、板を彫る人、紙と墨を出す人が要りました。巻末には、その名が一つひとつ記されたものです。印刷は早くなりましたが、皆で力を合わせる心は変わりません。これが助印です。',
      },
      { kind: 'heading', text: '買うことではありません' },
      {
        kind: 'paragraph',
        text: '経典は売り物ではなく、どなたにもお分けします。お納めいただくのは印刷の実費で、できた本は寺院、学校、病院、読みたいという方々へ届けます。冊数も、お名前を記すかどうかも、お心のままに。',
      },
      { kind: 'heading', text: '一冊の道のり' },
      {
        kind: 'list',
        items: [
          '発心：経典と冊数を選び、お名前と回向を記します。',
          '取りまとめ：寺務所が同じ経典への願いを一つの印刷回にまとめます。',
          '印刷：文字を校正し、紙を選んでから刷ります。',
          '流通：各地へお届けし、一部は寺に置いてどなたにも読んでいただきます。',
        ],
      },
      { kind: 'heading', text: '回向について' },
      {
        kind: 'paragraph',
        text: '回向とは、善い行いの心をもう少し広げることです。この功徳が自分だけでなく、父母や友、そして一切の衆生のものとなりますように、と。引き換えではありません。書く書かない、どなたへ書くかに、優劣はありません。',
      },
      {
        kind: 'quote',
        text: '願わくは此の功徳を以て、普く一切に及ぼし、我等と衆生と、皆共に仏道を成ぜん。',
        source: '『妙法蓮華経』化城喩品',
      },
      { kind: 'heading', text: '無理のないように' },
      {
        kind: 'paragraph',
        text: '大切なのは随喜の心です。余裕のないときは、一巻を読む、本を人に貸す、人の助印を喜ぶ、そのいずれも同じ善い縁となります。',
      },
    ],
  },
  th: {
    title: 'การร่วมพิมพ์พระสูตรคืออะไร',
    summary: 'เส้นทางของพระสูตรหนึ่งเล่ม จากศรัทธาของคนจำนวนมากจนถึงมือผู้อ่าน',
    body: [
      {
        kind: 'paragraph',
        text: 'สมัยก่อน การสร้างพระสูตรหนึ่งชุดต้องมีผู้เขียนต้นฉบับ ผู้แกะแม่พิมพ์ ผู้ถวายกระดาษและหมึก ท้ายเล่มมักจารึกชื่อของท่านเหล่านั้นไว้ วันนี้การพิมพ์รวดเร็วขึ้น แต่น้ำใจที่ทำร่วมกันยังเหมือนเดิม',
      },
      { kind: 'heading', text: 'ไม่ใช่การซื้อหนังสือ' },
      {
        kind: 'paragraph',
        text: 'พระสูตรไม่มีการขาย ผู้ใดก็ขอรับได้ สิ่งที่ท่านมอบคือค่าจัดพิมพ์ หนังสือที่พิมพ์แล้วจะส่งไปยังวัด โรงเรียน โรงพยาบาล และผู้ที่ต้องการอ่าน จะมอบเท่าใด จะลงชื่อหรือไม่ ขึ้นอยู่กับใจของท่าน',
      },
      { kind: 'heading', text: 'เส้นทางของหนังสือหนึ่งเล่ม' },
      {
        kind: 'list',
        items: [
          'ตั้งจิตศรัทธา: เลือกพระสูตรและจำนวนเล่ม เขียนชื่อและบทอุทิศ',
          'รวบรวม: สำนักงานวัดรวมความตั้งใจของเล่มเดียวกันเป็นหนึ่งชุดการพิมพ์',
          'จัดพิมพ์: ตรวจอักษรและเลือกกระดาษก่อนขึ้นแท่นพิมพ์',
          'เผยแผ่: ส่งหนังสือออกไป และเก็บส่วนหนึ่งไว้ที่วัดให้ทุกคนได้อ่าน',
        ],
      },
      { kind: 'heading', text: 'เรื่องการอุทิศส่วนกุศล' },
      {
        kind: 'paragraph',
        text: 'การอุทิศส่วนกุศลคือการขยายใจที่ทำดีให้กว้างขึ้น ขอให้บุญนี้ไม่เป็นของเราเพียงผู้เดียว แต่ถึงบิดามารดา ญาติมิตร และสรรพสัตว์ทั้งปวง ไม่ใช่การแลกเปลี่ยน จะเขียนหรือไม่ เขียนให้ผู้ใด บุญก็ไม่มากน้อยกว่ากัน',
      },
      {
        kind: 'quote',
        text: 'ขอบุญกุศลนี้แผ่ไปถึงสรรพสัตว์ทั้งปวง ขอข้าพเจ้าและสรรพสัตว์บรรลุพุทธธรรมพร้อมกันเทอญ',
        source: 'สัทธรรมปุณฑรีกสูตร บทที่ ๗',
      },
      { kind: 'heading', text: 'ตามกำลังของท่าน' },
      {
        kind: 'paragraph',
        text: 'สิ่งสำคัญคือใจที่ยินดี หากช่วงนี้ไม่สะดวก การอ่านพระสูตรสักบท ให้ผู้อื่นยืมหนังสือ หรืออนุโมทนาเมื่อเห็นผู้อื่นร่วมพิมพ์ ก็เป็นบุญสัมพันธ์อันดีเช่นกัน',
      },
    ],
  },
};
