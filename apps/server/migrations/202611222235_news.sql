-- What the published pages of existing clients ask for beside a title: an article's text, its author, what became of it; banners.

create function news_html_text(value text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), E'\n', '<br>')
$$;

-- The blocks of an article as HTML. Texts are plain: whatever is in them is shown, never read as HTML.
create function news_html(body jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(
    case block ->> 'kind'
      when 'heading' then '<h3>' || news_html_text(block ->> 'text') || '</h3>'
      when 'quote' then '<blockquote>' || news_html_text(concat_ws(E'\n', block ->> 'text', nullif(block ->> 'source', '')))
        || '</blockquote>'
      when 'list' then '<ul>' || coalesce((
        select string_agg('<li>' || news_html_text(item) || '</li>', '' order by place)
          from jsonb_array_elements_text(block -> 'items') with ordinality as items (item, place)), '') || '</ul>'
      else '<p>' || news_html_text(coalesce(block ->> 'text', '')) || '</p>'
    end, '' order by number), '')
    from jsonb_array_elements(body) with ordinality as blocks (block, number)
$$;

-- The temple itself is the author: no account stands behind an article.
create or replace view news_public as
  select id, title, excerpt, cover, published_at,
         null::text as user_id,
         news_html(texts -> 'zh-Hans' -> 'body') as content,
         greatest(published_at, edited_at) as modified_at,
         1 as article_status, 0 as like_count, 0 as comment_count
    from news_articles where published_at <= now();

-- "What others look for" in existing clients: what there is to be found. What people really look for is not kept.
create view news_suggestions as
  select id, title as content, published_at as create_date, 0 as count from news_articles where published_at <= now();

create table news_banners (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  -- {"name", "extname", "url"} as existing clients know it.
  bannerfile jsonb not null,
  open_url text,
  title text,
  sort integer not null default 0,
  category_id text,
  status boolean not null default true,
  description text
);
