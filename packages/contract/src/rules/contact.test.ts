import { describe, expect, it } from 'vitest';
import { contactKind, isEmail, isMobile, readEmail, readMobile } from './contact.ts';

describe('A mobile number', () => {
  it.each([
    '17012345678',
    '19912345678',
    '(138) 0013-8000',
    '+86-138-0013-8000',
    '138 0000 2046',
    '138-0000-2046',
    '+86 13800002046',
    '0086 13800002046',
    '8613800002046',
    '013800002046',
    '１３８００００２０４６',
  ])('%s is read as people write it', (text) => {
    expect(readMobile(text)).toMatch(/^1\d{10}$/);
  });

  it.each([
    '12345678901',
    '138001380001',
    '1380000204',
    '23800002046',
    '+1 415 555 2671',
    '+852 51234567',
    '1380013800a',
    '13800002046x',
    '',
    '+8613800138000;ext=1',
    '1+3800138000',
    '9'.repeat(300),
  ])('%j is none', (text) => {
    expect(readMobile(text)).toBeUndefined();
  });

  it('of an account is eleven digits and nothing else', () => {
    expect(isMobile('13800002046')).toBe(true);
    expect(['138 0000 2046', '+8613800002046', '12800002046'].filter(isMobile)).toEqual([]);
  });
});

describe('An email address', () => {
  it('of an international domain is read as mail programs send it', () => {
    expect(readEmail('chen@例子.中国')).toBe('chen@xn--fsqu00a.xn--fiqs8s');
    expect(readEmail(' Jing.Xin@Example.ORG ')).toBe('Jing.Xin@example.org');
  });

  it.each([
    'a..b@example.com',
    'a@example',
    'a@b.cn\r\nBcc: x@y.cn',
    'a@b.cn:25',
    'a@b.cn/c',
    'a@b%2ecn',
    'a@1.2.3.4',
    'a@b..cn',
    'jing xin@example.org',
    'jingxin@',
    '@example.org',
    '',
  ])('%j is none', (text) => expect(readEmail(text)).toBeUndefined());

  it('of an account has a name, an @ and a domain', () => {
    expect(isEmail('jingxin@example.org')).toBe(true);
    expect(['jing xin@example.org', 'jingxin@example', 'a@b@example.org'].filter(isEmail)).toEqual([]);
  });
});

it('Letters or @ in a field for both mean an email address', () => {
  expect([contactKind('138 0000'), contactKind('jing'), contactKind('１３８')]).toEqual([
    'phone',
    'email',
    'phone',
  ]);
});
