import { questionPage } from '@hoa/core/law/law-pages';
import { lawQuestion } from '@hoa/core/law/law-questions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
import { notFoundMeta, subjectMeta } from '../app/page-meta';
import { PageSkeleton } from '../components/skeletons';
import { QuestionTable } from '../features/law/question-table';
import { NotFound } from './not-found';
import { QueryPage } from './query-page';

const NOT_FOUND = notFoundMeta('Question Not Found', 'There is no question at this address.');

function LoadedQuestion({ id }: { id: string }) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.law.question.queryOptions({ question: id }))}
      titleOf={(law) => questionPage(law).title}
      notFound={NOT_FOUND}
      skeleton={<PageSkeleton label="Loading the rules">{null}</PageSkeleton>}
    >
      {(law) => <QuestionTable key={law.id} law={law} />}
    </QueryPage>
  );
}

function LawQuestionPage({ params: { questionId = '' } }: PageProps) {
  const question = lawQuestion(questionId);
  return question === undefined ? (
    <NotFound meta={NOT_FOUND} />
  ) : (
    <LoadedQuestion id={question.id} />
  );
}

export const lawQuestionPage: PageModule = {
  Page: LawQuestionPage,
  async load({ utils }, { questionId = '' }) {
    const question = lawQuestion(questionId);
    if (question === undefined) return NOT_FOUND;
    return loadSubject(utils.law.question.fetch({ question: question.id }), NOT_FOUND, () =>
      subjectMeta({ kind: 'law', page: questionPage(question), crumb: question.label }),
    );
  },
};
