import { localizedErrors } from '../../localized-errors.ts';
import { hall } from '../../objects/hall.ts';
import en from './errors/en.json' with { type: 'json' };
import ja from './errors/ja.json' with { type: 'json' };
import th from './errors/th.json' with { type: 'json' };
import zhHans from './errors/zh-Hans.json' with { type: 'json' };
import zhHant from './errors/zh-Hant.json' with { type: 'json' };

export const objects = [hall];

export const errors = localizedErrors({ 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th });
