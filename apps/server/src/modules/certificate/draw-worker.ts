import { answerTasks } from '../../lib/worker-thread.ts';
import { drawPng } from './draw.ts';

answerTasks(drawPng);
