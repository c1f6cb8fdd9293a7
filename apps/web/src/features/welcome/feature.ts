import { defineFeature } from '../../shared/feature/define-feature.ts';

/** Has no page: its sheets are opened by `app/invitations.ts` over pages of others. */
export default defineFeature({ name: 'welcome', module: 'temple', pages: [] });
