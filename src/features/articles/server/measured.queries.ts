import { getArticle, listArticles, listTags } from './public.service.ts'

/** The pages that readers open, exported for the benchmark. */
export const articleQueries = { getArticle, listArticles, listTags }
