import { CloudError } from '@yuanguang/cloud';
import { expect, test } from 'vitest';
import { deviceName, passkeyProblem } from './passkey.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/153.0', 'Android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', 'HarmonyOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0', 'Linux'],
  ['something else', 'Web'],
])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test('what the device refused is told apart from what the server refused', () => {
  expect(passkeyProblem(new DOMException('', 'NotAllowedError'))).toBe('cancelled');
  expect(passkeyProblem(new DOMException('', 'InvalidStateError'))).toBe('known');
  expect(passkeyProblem(new DOMException('', 'SecurityError'))).toBe('unsupported');
  expect(passkeyProblem(new CloudError('passkey-limit', 'full', 'server'))).toBeUndefined();
});
