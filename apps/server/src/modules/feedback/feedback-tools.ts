import type { ModuleDeps } from '../../app-module.ts';
import { fileTools } from '../file/file.service.ts';
import type { FeedbackTools } from './feedback-context.ts';
import { feedbackFiles } from './feedback-files.ts';

export function feedbackTools(deps: ModuleDeps): FeedbackTools {
  return {
    cipher: deps.keys.data,
    settings: deps.settings,
    files: feedbackFiles(fileTools(deps), deps.clock),
    perHour: deps.settings.RATE_FEEDBACK_PER_HOUR,
    jobs: deps.jobs,
    publicUrl: deps.settings.PUBLIC_URL,
  };
}
