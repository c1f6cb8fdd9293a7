import { takesWorshipGifts } from '@yuanguang/contract/rules/worship-gifts';
import { useConfig } from './use-config.ts';

/** Whether something may be given for what stands before the Buddha; nothing leads there otherwise. */
export function useWorshipGifts(): boolean {
  const config = useConfig();
  return config.modules.donate && !config.buyclosed && takesWorshipGifts(config);
}
