import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['zh-Hans', 'Asia/Shanghai', '中国时间'],
  ['zh-Hans', 'Asia/Bangkok', '泰国时间'],
  ['zh-Hant', 'Asia/Tokyo', '日本時間'],
  ['en', 'America/New_York', 'Eastern Time'],
  ['en', 'Asia/Bangkok', 'Thailand Time'],
  ['ja', 'Asia/Bangkok', 'タイ時間'],
  ['th', 'Asia/Bangkok', 'เวลาไทย'],
  ['zh-Hans', 'America/Phoenix', '凤凰城时间'],
  // One zone under two names is one.
  ['zh-Hans', 'Asia/Chongqing', '中国时间'],
  // Nobody's own, and none at all.
  ['th', 'Etc/GMT+8', 'GMT-8'],
  ['zh-Hans', 'Mars/Olympus_Mons', 'Olympus Mons'],
])('in %s %s is %s', (language, zone, name) => {
  expect(zoneName(zone, language)).toBe(name);
});
