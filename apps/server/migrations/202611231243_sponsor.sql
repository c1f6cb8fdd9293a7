-- Names in the book of sponsors can be looked for. Both functions are part of an index: whoever changes one makes the
-- index anew in the same migration.

-- A name as it is compared: without the difference of case, width, spaces, and traditional, Japanese or simplified form
-- of the characters that names have most.
CREATE FUNCTION sponsor_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(
  translate(
    lower(normalize(name, NFKC)),
    '両並亜仏仮佈併來価侶係個們倫倹偉側傑傘備傳債傷僅僱價儀億儘優儲兇児兒內兩円冊処別刪則剎剛剤劃劉劍労動務勛勞勢勧勳勸匯匱區'
    '協単厭厲厳參収吳呂員問啓啟喚喪喬單営嗎嘆嚮嚴囉囑団囲図國園圓圖團執堅堯報場塩塵壇壊壓壞壽変夠夢奪奮妝姊娛婁婦媽嫻嬋嬌孫學'
    '実宮寢實寧審寫寬寶対専將尋對導尷屆層屬島嶺嶽巌巒巖巻師帰帳帶幣幾庁広庫廟廣廳張強彈彌彎彥後徑従從復徳徵徹応恵悩悪惡惱愛愷'
    '態慮慶慾憂憐憑憲憶應懐懶懷懺戀戦戰戲戶戸払抜択拋拝挙挿捜捨掃掛採揚換揮揺損搶摺撃撥擁擇擊擔據擺擾攝敗敘敵數斂斷於時晩暉暢'
    '暦暫暱曄曆曉書曽會東桜桿條棟検楊楨業極楽榮構様樂樓標樣権樹機檔檢櫻權歎歐歡歩歲歳歷歸殘殺殻毀毎気氣決沒沢況洩浄淚淨淵淺済'
    '渋減測湧湯満準溫滄滅滝滬滿漢漣漸潔澗澤濁濕濟濤濫瀏瀟瀬瀾灑灣災為無焼煉煒煙煩熱燁燈燒營燦爍爐爭爺爾牆犠犧狀獨獸獻現琿瑋瑠'
    '瑩瑪璣璦環璽瓊甌產甦畢畫異畳當痠瘋療癡発發盜盡監盤盧県眾睏瞭矯砕碩確碼礎礙礦祕祿禍禎禪禮稅稟種稱稲穀穂穌穎穏穠穢穩窓窮竇'
    '竊竜競筆筍節範簡簫籃籠籤粋粧粵糧糸紀約紅紋純紗紙級紛紜紮細紹終組経結絕絡絢給統絲絵綁綉經継続綠維綱網綸綺綽綿緊総緑線緣編'
    '緩緯緹縁縈縛縣縦縮縱總繊織繕繞繡繩繪繫繼繽續纓缶罰罵罷羅義翹聖聞聯聰聲聴聶職聽肅脅脫腎腦膽臉臓臘臥臨臺與舉舊艱艶艷芻荘莊'
    '莖華萬葉著蒼蓋蓮蔣蔭蔵蕓蕭薑薦薩薬藍藝藥蘆蘇蘊蘋蘭處虛號虧蛍螢蟲衆術衛衝裏補裝裡製複覆見規視覚親観覺覽觀觸訂計訊訓訖記訟'
    '訣訪設許訳訴註証詠詢試詩話詳誇誌認誕語誠誡誤誦說説読誰課誼調請諒諦諧諭諸諾謀謖謙講謝謹證識譚譜譯議譲護譽讀變讓讚豊豐貝貞'
    '負財貢貧貨貪責貴買費貼賀資賈賓賛賞賢賣賴贈贊趕趙跡蹤躍車軍軒軟転軽較載輕輝輩輪輸轄轅轉辦辨辭農辺迴逓這連進逹遅遊運過達違'
    '遙遜遠適遲選遺邁還邊郵鄉鄒鄔鄧鄭鄰鄲鄺酔醞醫釈釋釘鈞鈴鈺鉄鉅銀銓銘銭銳銷鋒鋪鋭鋼錄錚錢錦錯録鍋鍵鍾鎔鎖鎮鏗鏡鐘鐵鐸鑄鑑'
    '鑒鑰鑼鑾長門閃閉開閑閒間関閩閱閻闇闊闌闍闐闔闕闘關陣陥陰陳陸険陽隊階際隠隨隱隴隷隸雋雑雖雙雜雞離難雰雲電霊霧霽靄靈靚靜鞏'
    '韋韓韜韻響頁頂項順須頌頎預頓頗領頡頤頭頻頼題額顏顕願類顥顧顯風颯飄飛飢飯飲飽養餘館饋馬馮馳駅駐駕駿騏騒験騫騰驊驍驕驗驚驟'
    '驥體髪鬚鬧魚魯鮮鯉鯤鳥鳩鳳鳴鴛鴦鴻鵑鵬鶏鶯鶴鷹鷺鸞鹽麗麥麼黃黒黙點黨齊齋齒齡齢龍龐龔龜',
    '两并亚佛假布并来价侣系个们伦俭伟侧杰伞备传债伤仅雇价仪亿尽优储凶儿儿内两圆册处别删则刹刚剂划刘剑劳动务勋劳势劝勋劝汇匮区'
    '协单厌厉严参收吴吕员问启启唤丧乔单营吗叹向严罗嘱团围图国园圆图团执坚尧报场盐尘坛坏压坏寿变够梦夺奋妆姐娱娄妇妈娴婵娇孙学'
    '实宫寝实宁审写宽宝对专将寻对导尴届层属岛岭岳岩峦岩卷师归账带币几厅广库庙广厅张强弹弥弯彦后径从从复德征彻应惠恼恶恶恼爱恺'
    '态虑庆欲忧怜凭宪忆应怀懒怀忏恋战战戏户户拂拔择抛拜举插搜舍扫挂采扬换挥摇损抢折击拨拥择击担据摆扰摄败叙敌数敛断于时晚晖畅'
    '历暂昵晔历晓书曾会东樱杆条栋检杨桢业极乐荣构样乐楼标样权树机档检樱权叹欧欢步岁岁历归残杀壳毁每气气决没泽况泄净泪净渊浅济'
    '涩减测涌汤满准温沧灭泷沪满汉涟渐洁涧泽浊湿济涛滥浏潇濑澜洒湾灾为无烧炼炜烟烦热烨灯烧营灿烁炉争爷尔墙牺牺状独兽献现珲玮琉'
    '莹玛玑瑷环玺琼瓯产苏毕画异叠当酸疯疗痴发发盗尽监盘卢县众困了矫碎硕确码础碍矿秘禄祸祯禅礼税禀种称稻谷穗稣颖稳秾秽稳窗穷窦'
    '窃龙竞笔笋节范短箫篮笼签粹妆粤粮丝纪约红纹纯纱纸级纷纭扎细绍终组经结绝络绚给统丝绘绑绣经继续绿维纲网纶绮绰绵紧总绿线缘编'
    '缓纬缇缘萦缚县纵缩纵总纤织缮绕绣绳绘系继缤续缨罐罚骂罢罗义翘圣闻联聪声听聂职听肃胁脱肾脑胆脸脏腊卧临台与举旧艰艳艳刍庄庄'
    '茎华万叶着苍盖莲蒋荫藏芸萧姜荐萨药蓝艺药芦苏蕴苹兰处虚号亏萤荧虫众术卫冲里补装里制复复见规视觉亲观觉览观触订计讯训讫记讼'
    '诀访设许译诉注证咏询试诗话详夸志认诞语诚诫误诵说说读谁课谊调请谅谛谐谕诸诺谋谡谦讲谢谨证识谭谱译议让护誉读变让赞丰丰贝贞'
    '负财贡贫货贪责贵买费贴贺资贾宾赞赏贤卖赖赠赞赶赵迹踪跃车军轩软转轻较载轻辉辈轮输辖辕转办识辞农边回递这连进达迟游运过达违'
    '遥逊远适迟选遗迈还边邮乡邹邬邓郑邻郸邝醉酝医释释钉钧铃钰铁巨银铨铭钱锐销锋铺锐钢录铮钱锦错录锅键钟镕锁镇铿镜钟铁铎铸鉴'
    '鉴钥锣銮长门闪闭开闲闲间关闽阅阎暗阔阑阇阗阖阙斗关阵陷阴陈陆险阳队阶际隐随隐陇隶隶隽杂虽双杂鸡离难氛云电灵雾霁霭灵靓静巩'
    '韦韩韬韵响页顶项顺须颂颀预顿颇领颉颐头频赖题额颜显愿类颢顾显风飒飘飞饥饭饮饱养余馆馈马冯驰驿驻驾骏骐骚验骞腾骅骁骄验惊骤'
    '骥体发须闹鱼鲁鲜鲤鲲鸟鸠凤鸣鸳鸯鸿鹃鹏鸡莺鹤鹰鹭鸾盐丽麦么黄黑默点党齐斋齿龄龄龙庞龚龟'
  ),
  ' ', ''
);

-- Every character and every pair of neighbours: what an index finds any part of a name by, in any script.
CREATE FUNCTION sponsor_name_parts(key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT substr(key, at, size)
    FROM generate_series(1, char_length(key)) AS at, generate_series(1, 2) AS size
   WHERE at + size <= char_length(key) + 1
);

-- Only names that stand in the public list. Entries go to their place at once: a list of those to be placed later would be
-- read whole by each search.
CREATE INDEX sponsor_orders_names ON sponsor_orders USING gin (sponsor_name_parts(sponsor_name_key(merit_name)))
  WITH (fastupdate = off)
  WHERE status IN ('paid', 'completed') AND merit_name IS NOT NULL;
