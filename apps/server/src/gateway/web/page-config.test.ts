import { expect, it } from 'vitest';
import { quietLog } from '../../testing/quiet-log.ts';
import { pageConfigReader } from './page-config.ts';

it('A page is told what was read last while the database fails, and the newest when it is back', async () => {
  let answer: () => Promise<unknown> = () => Promise.reject(new Error('no database'));
  const told = pageConfigReader(() => answer(), quietLog);
  expect(await told()).toBeUndefined();
  answer = async () => ({ buyclosed: true });
  expect(await told()).toEqual({ buyclosed: true });
  answer = () => Promise.reject(new Error('no database'));
  expect(await told()).toEqual({ buyclosed: true });
  answer = async () => ({ buyclosed: false });
  expect(await told()).toEqual({ buyclosed: false });
});

it('A page does not wait for a database that hangs, and asks it only once meanwhile', async () => {
  let asked = 0;
  let answer: (config: unknown) => void = () => undefined;
  const told = pageConfigReader(() => {
    asked += 1;
    return new Promise((done) => {
      answer = done;
    });
  }, quietLog);
  expect(await Promise.all([told(), told()])).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
  const next = told();
  answer('late');
  expect(await next).toBe('late');
});
