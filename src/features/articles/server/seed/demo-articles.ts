import { AWAY_ARTICLES } from './away-articles.ts'
import { COMMUNITY_ARTICLES } from './community-articles.ts'
import type { DemoArticle } from './demo-article.ts'
import { HABIT_ARTICLES } from './habit-articles.ts'
import { LEARNING_ARTICLES } from './learning-articles.ts'
import { MONEY_ARTICLES } from './money-articles.ts'
import { PATH_ARTICLES } from './path-articles.ts'
import { RETURN_ARTICLES } from './return-articles.ts'
import { STARTING_ARTICLES } from './starting-articles.ts'
import { WORK_ARTICLES } from './work-articles.ts'

/** The articles of the demo world. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...WORK_ARTICLES,
  ...HABIT_ARTICLES,
  ...COMMUNITY_ARTICLES,
  ...RETURN_ARTICLES,
  ...PATH_ARTICLES,
  ...MONEY_ARTICLES,
  ...LEARNING_ARTICLES,
  ...STARTING_ARTICLES,
  ...AWAY_ARTICLES,
]
