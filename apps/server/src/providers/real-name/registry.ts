import { aliyunFaceChecks } from './aliyun/aliyun.ts';
import type { RealNameProvider, RealNameProviderDeps } from './provider.ts';
import { simulatedFaceChecks } from './simulated/simulated.ts';

/** The provider that the settings name; undefined when real names are not checked here. */
export function createRealNameProvider(deps: RealNameProviderDeps): RealNameProvider | undefined {
  const { settings } = deps;
  const production = settings.NODE_ENV === 'production';
  switch (settings.REALNAME_PROVIDER ?? (production ? 'off' : 'simulated')) {
    case 'simulated':
      return simulatedFaceChecks(deps);
    case 'aliyun':
      return aliyunFaceChecks(deps);
    default:
      return undefined;
  }
}
