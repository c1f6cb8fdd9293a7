/**
 * Traditional characters, each followed by its simplified form. Only what our texts use, and the commonest
 * beside: a text with a character that is missing here fails its test, and the pair is added by hand.
 */
const PAIRS = `
來来 侶侣 側侧 備备 債债 儘尽 內内 冊册 剎刹 剛刚 劉刘 務务 匯汇 問问 單单 嗎吗 嚴严 國国 園园 圓圆 圖图 團团 執执 報报
場场 學学 宮宫 實实 寫写 寶宝 將将 尋寻 對对 師师 帶带 張张 彌弥 後后 惱恼 憑凭 應应 揚扬 擇择 據据 攝摄 數数 斷断 於于
時时 曆历 書书 會会 東东 業业 極极 樂乐 樓楼 樣样 樹树 機机 歷历 淨净 濟济 為为 無无 煩烦 燈灯 獨独 現现 當当 發发 盡尽 監监
眾众 碼码 礙碍 禮礼 稱称 紀纪 約约 紙纸 細细 終终 結结 給给 經经 網网 線线 緣缘 編编 緩缓 羅罗 聞闻 聯联 聲声 脫脱 臨临 與与
舊旧 莊庄 華华 著着 蓮莲 薦荐 薩萨 處处 號号 衛卫 裡里 見见 親亲 觀观 計计 記记 許许 詢询 話话 語语 誦诵 說说 課课 請请 諸诸
講讲 證证 譯译 護护 讀读 財财 費费 賢贤 車车 輕轻 輟辍 輪轮 辦办 農农 迴回 進进 過过 達达 遠远 選选 邊边 郵邮 釋释 銷销 錄录
錯错 鐘钟 鐵铁 長长 門门 開开 閱阅 闐阗 闔阖 陸陆 階阶 際际 隨随 隱隐 離离 難难 雲云 電电 靜静 項项 須须 額额 願愿 類类 飯饭
駕驾 體体 鳩鸠 麼么 齋斋
這这 們们 從从 個个 歲岁 廣广 頭头 點点 間间 關关 還还 並并 隻只 聽听 聖圣 靈灵 緊紧 繫系 紅红 綠绿 葉叶 藥药 蘇苏 虛虚 術术
複复 規规 覺觉 訊讯 訪访 設设 試试 詩诗 誠诚 認认 談谈 論论 謝谢 識识 讚赞 貴贵 買买 賣卖 質质 贈赠 趙赵 跡迹 軟软 載载
輝辉 轉转 運运 違违 遺遗 鄉乡 醫医 針针 銀银 鋪铺 鏡镜 閉闭 陰阴 陽阳 雜杂 韻韵 頁页 順顺 預预 頓顿 顯显 風风 養养 餘余 馬马
驗验 鬧闹 魚鱼 鳥鸟 齊齐 龍龙 傳传 價价 億亿 優优 劃划 動动 勝胜 勞劳 區区 協协 參参 吳吴 喚唤 喪丧 員员 響响 夢梦 婦妇 孫孙
寧宁 審审 層层 島岛 幾几 廟庙 強强 彈弹 徑径 復复 悅悦 慶庆 憶忆 懷怀 戲戏 戰战 捨舍 掃扫 損损 換换 擔担 擬拟 擊击 敗败 敵敌
斂敛 標标 橋桥 歡欢 歸归 殺杀 決决 沖冲 沒没 淚泪 測测 滅灭 滿满 漸渐 潔洁 災灾 熱热 爐炉 爭争 牆墙 狀状 獻献 瑪玛 環环 產产
畢毕 異异 療疗 盤盘 眞真 確确 種种 積积 穩稳 窮穷 競竞 筆笔 節节 範范 簡简 簽签 籤签 糧粮 純纯 紋纹 組组 絕绝 統统 絲丝 維维
總总 縣县 織织 繞绕 續续 罷罢 習习 職职 腳脚 臺台 興兴 舉举 艱艰 蓋盖 藝艺 蠟蜡 補补 裝装 製制
係系 傷伤 僅仅 導导 屆届 屬属 帳账 徵征 戶户 權权 況况 洩泄 瀏浏 營营 畫画 絡络 覆复 覽览 訟讼 訴诉 註注 誌志 諾诺 議议 讓让 責责 資资 蹤踪 較较 鑰钥
適适 雙双 紹绍 暱昵 饋馈 刪删 構构 萬万 負负 準准
壽寿 兩两 疊叠 義义 劍剑 鉤钩 頂顶 楊杨 灑洒 脅胁 囑嘱 錫锡 圍围 莖茎 軍军 騎骑 獅狮 毘毗 盧卢 變变 臍脐 漢汉 缽钵 撫抚 縷缕 飾饰 勸劝 觸触
儀仪 橫横 鳳凤 冑胄 飄飘 禪禅 訶诃
誕诞 藍蓝 韋韦 馱驮 勢势 蘭兰 臘腊 驚惊 蟄蛰 穀谷 繕缮 飲饮 調调
`;

const simplifiedOf = new Map(
  PAIRS.split(/\s+/)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [traditional = '', simplified = ''] = pair;
      return [traditional, simplified] as const;
    }),
);

/** Punctuation and the few words in which the two sides of the strait differ, not only in script. */
const WORDING = [
  ['「', '“'],
  ['」', '”'],
  ['公車', '公交'],
  ['登入', '登录'],
] as const;

/** A traditional text in simplified characters, one for one. */
export function toSimplified(text: string): string {
  const worded = WORDING.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return [...worded].map((character) => simplifiedOf.get(character) ?? character).join('');
}
