/** Names and addresses of courses. */
import { t } from '../lib/words.svelte';
import type { Course } from './coach';

type Called = Pick<Course, 'game' | 'name'>;

export const addressOfCourse = ({ game, name }: Called) => (name ? `/learn/${game}?course=${name}` : `/learn/${game}`);

export function titleOfCourse({ game, name }: Called): string {
  return name ? t(`page-learn-course-${game}-${name}`) : t('page-learn-course-first');
}
