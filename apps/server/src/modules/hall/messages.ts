import { translators } from '../../lib/translators.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import th from './messages/th.json' with { type: 'json' };
import zhHans from './messages/zh-Hans.json' with { type: 'json' };
import zhHant from './messages/zh-Hant.json' with { type: 'json' };

export const hallMessages = translators({ 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th });
