import type { AppDeps } from '../app-context.ts';
import { type ModuleDeps, makeModules, moduleDeps } from '../app-module.ts';
import type { PersonalDataHolder } from '../lib/personal-data.ts';
import { MODULES } from '../modules.ts';

/** What a module is made from, with what all modules of the app declare. */
export async function withModules(deps: AppDeps): Promise<ModuleDeps> {
  const modules = await makeModules(MODULES, deps);
  return moduleDeps(deps, () => modules);
}

/** Who holds personal data under this name. */
export async function holderOf(deps: AppDeps, name: string): Promise<PersonalDataHolder> {
  const { modules } = await withModules(deps);
  const holder = modules.personalData.find((one) => one.name === name);
  if (!holder) throw new Error(`nobody holds personal data as ${name}`);
  return holder;
}
