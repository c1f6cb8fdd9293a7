import type { ModuleDefinition } from './app-module.ts';
import { accountModule } from './modules/account/account.module.ts';
import { almanacModule } from './modules/almanac/almanac.module.ts';
import { analyticsModule } from './modules/analytics/analytics.module.ts';
import { captchaModule } from './modules/captcha/captcha.module.ts';
import { certificateModule } from './modules/certificate/certificate.module.ts';
import { checkinModule } from './modules/checkin/checkin.module.ts';
import { clientDbModule } from './modules/clientdb/clientdb.module.ts';
import { configModule } from './modules/config/config.module.ts';
import { donateModule } from './modules/donate/donate.module.ts';
import { feedbackModule } from './modules/feedback/feedback.module.ts';
import { fileModule } from './modules/file/file.module.ts';
import { guestModule } from './modules/guest/guest.module.ts';
import { hallModule } from './modules/hall/hall.module.ts';
import { journalModule } from './modules/journal/journal.module.ts';
import { meritModule } from './modules/merit/merit.module.ts';
import { newsModule } from './modules/news/news.module.ts';
import { noticeModule } from './modules/notice/notice.module.ts';
import { paymentModule } from './modules/payment/payment.module.ts';
import { practiceModule } from './modules/practice/practice.module.ts';
import { prayerModule } from './modules/prayer/prayer.module.ts';
import { sponsorModule } from './modules/sponsor/sponsor.module.ts';
import { verificationCodeModule } from './modules/verification-code/verification-code.module.ts';
import { worshipModule } from './modules/worship/worship.module.ts';

/** Every module of the server: the one list from which the app is made. The parts of a person's export stand in its order. */
export const MODULES: readonly ModuleDefinition[] = [
  configModule,
  accountModule,
  captchaModule,
  verificationCodeModule,
  fileModule,
  sponsorModule,
  donateModule,
  hallModule,
  guestModule,
  paymentModule,
  certificateModule,
  feedbackModule,
  newsModule,
  almanacModule,
  noticeModule,
  journalModule,
  practiceModule,
  prayerModule,
  worshipModule,
  checkinModule,
  meritModule,
  analyticsModule,
  clientDbModule,
];
