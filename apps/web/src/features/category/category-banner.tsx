import type { Category } from '@hoa/core/schemas/category';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { CategoryImage } from '../../components/category-image';
import { PageContainer } from '../../components/page-container';
import classes from './category-banner.module.css';

/** The head of a category page: the way here, the name, what it is about, its picture. */
export function CategoryBanner({ category }: { category: Category }) {
  return (
    <header className={classes.banner}>
      <PageContainer>
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: category.name }]} />
        <div className={classes.columns}>
          <div className={classes.words}>
            <h1 className={classes.name}>{category.name}</h1>
            <p className={classes.description}>{category.description}</p>
          </div>
          <CategoryImage src={category.image_path} shape="banner" />
        </div>
      </PageContainer>
    </header>
  );
}
